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

/**
 * The King James Version without waiting, since every server has it; another one where it is installed. An address that
 * names none means the reader's own: the one of the last visit, else the King James Version, is asked for before it is
 * known, and shown if it is theirs.
 */
function askChapter(place: FirstPlace, ask: Ask): void {
  let offered: (list: readonly Translation[]) => void;
  const translations = new Promise<readonly Translation[]>((resolve) => (offered = resolve));
  let chosen = (_translation: string): void => undefined;
  const wanted = new Promise<string>((resolve) => (chosen = resolve));
  const include = parsed<{ notes: boolean }>(kept(LOOK_KEY)).notes === true ? 'layout,notes' : 'layout';
  const askFor = (translation: string) =>
    void ask(`/api/bible/${place.path}?${new URLSearchParams({ translation, include })}`, (text) => {
      if (place.marked) return;
      void wanted.then((code) => code === translation && paintChapter(JSON.parse(text) as Chapter));
    });
  const askIfOffered = async (translation: string) => {
    const isOffered = ({ code, installed }: Translation) => installed && code.toUpperCase() === translation;
    if (translation === KJV || (await translations).some(isOffered)) askFor(translation);
  };

  void ask('/api/bible/translations', (text) => offered(JSON.parse(text) as Translation[]));
  const last = keptChapter(place);
  const likely = last?.translation ?? KJV;
  if (!place.asked) askFor(likely);
  void ask('/api/user/profile', (text) => {
    if (place.asked) return;
    const own = (JSON.parse(text) as Preferences).defaultBibleTranslation.toUpperCase();
    chosen(own);
    if (own !== likely) void askIfOffered(own);
  });
  if (place.asked) {
    chosen(place.asked);
    void askIfOffered(place.asked);
  }
  if (last && !place.marked) whenRootExists(() => paintChapter(last));
}
