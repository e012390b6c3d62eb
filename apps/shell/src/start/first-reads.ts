import type { Chapter, Preferences, Translation } from '@berea/contracts';
import type { FirstRead } from '@berea/web';
import { kept, parsed } from './first-kept.js';
import { type FirstPlace, placeAt } from './first-place.js';
import { OTHER_SCREENS } from './first-screen.js';
import { firstToken } from './first-token.js';
import { keptChapter } from './kept-chapter.js';
import { paintChapter } from './paint-chapter.js';
import { whenRootStands } from './when-root-stands.js';

const KJV = 'KJV';
/** As `chat/messages.ts` has it. */
const MESSAGES_AT_ONCE = 50;

/** Asks; `follow` is given the text of a good answer before anybody else is, to ask for what follows from it. */
type Ask = (address: string, follow?: (text: string) => void) => Promise<Response>;

/**
 * Asks for what the page that is about to be shown reads first, long before its scripts have arrived: these take the
 * answers (`takeFirstRead`) in place of asking. Nothing depends on it.
 */
export function askFirst({ pathname, search } = window.location): void {
  const token = firstToken();
  // Too late where the scripts have begun to ask themselves.
  if (!token || window.bereaFirstReads || OTHER_SCREENS.test(pathname)) return;
  const reads: FirstRead[] = (window.bereaFirstReads = []);
  const ask: Ask = (address, follow) => {
    const authorization = `Bearer ${token}`;
    const url = new URL(address, window.location.origin);
    const answer = fetch(url, { headers: { authorization }, credentials: 'include' }).then(async (response) => {
      // Read whole: one that nobody takes must not keep its connection.
      const text = await response.text();
      if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
      follow?.(text);
      return new Response(text, { status: response.status, headers: response.headers });
    });
    // Whoever takes it asks anew.
    answer.catch(() => undefined);
    reads.push({ address, authorization, asked: performance.now(), answer });
    return answer;
  };

  void ask('/api/profile');
  const place = placeAt({ pathname, search });
  if (place) return askChapter(place, ask);
  void ask('/api/user/profile');
  if (pathname === '/') askMessages(search, ask);
}

function askMessages(search: string, ask: Ask): void {
  const conversation = new URLSearchParams(search).get('conversation');
  void ask('/api/chat/assistant');
  if (conversation !== 'new')
    void ask(
      `/api/chat/messages?${new URLSearchParams({ ...(conversation && { conversation }), limit: `${MESSAGES_AT_ONCE}` })}`,
    );
}

/** The King James Version without waiting, since every server has it; another one where it is installed. */
function askChapter(place: FirstPlace, ask: Ask): void {
  let offered: (list: readonly Translation[]) => void;
  const translations = new Promise<readonly Translation[]>((resolve) => (offered = resolve));
  void ask('/api/bible/translations', (text) => offered(JSON.parse(text) as Translation[]));
  const include = parsed<{ notes: boolean }>(kept('berea_look')).notes === true ? 'layout,notes' : 'layout';
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
  if (last) whenRootStands(() => paintChapter(last));
}
