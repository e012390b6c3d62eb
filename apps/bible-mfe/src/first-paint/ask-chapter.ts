import type { Chapter, Preferences, Translation } from '@berea/contracts';
import { type Ask, type AskPage, kept, LOOK_KEY, parsed, whenRootExists } from '@berea/web/first-paint';
import { type FirstPlace, placeAt } from './first-place.js';
import { keptChapter, paintChapter } from './paint-chapter.js';

const KJV = 'KJV';

/** Requests the first data of the Bible: preferences alone if an address leads to no chapter. */
export const askPlace: AskPage = (ask, at) => {
  const place = placeAt(at);
  if (place) askChapter(place, ask);
  else void ask('/api/user/profile');
};

/** The King James Version without waiting, since every server has it; another one where it is installed. */
function askChapter(place: FirstPlace, ask: Ask): void {
  let offered: (list: readonly Translation[]) => void;
  const translations = new Promise<readonly Translation[]>((resolve) => (offered = resolve));
  void ask('/api/bible/translations', (text) => offered(JSON.parse(text) as Translation[]));
  const include = parsed<{ notes: boolean }>(kept(LOOK_KEY)).notes === true ? 'layout,notes' : 'layout';
  const askIn = async (translation: string) => {
    const isOffered = ({ code, installed }: Translation) => installed && code.toUpperCase() === translation;
    if (translation !== KJV && !(await translations).some(isOffered)) return;
    void ask(`/api/bible/${place.path}?${new URLSearchParams({ translation, include })}`, (text) => {
      if (!place.marked) paintChapter(JSON.parse(text) as Chapter);
    });
  };
  if (place.asked) void askIn(place.asked);
  void ask('/api/user/profile', (text) => {
    const { defaultBibleTranslation } = JSON.parse(text) as Preferences;
    if (!place.asked) void askIn(defaultBibleTranslation.toUpperCase());
  });
  const last = place.marked ? undefined : keptChapter(place);
  if (last) whenRootExists(() => paintChapter(last));
}
