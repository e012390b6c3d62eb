import type { FirstRead } from '../api/first-reads.js';
import { OTHER_SCREENS } from './first-facts.js';
import { firstToken } from './first-token.js';

/** Asks; `follow` is given the text of a good answer before anybody else is, to ask for what follows from it. */
export type Ask = (address: string, follow?: (text: string) => void) => Promise<Response>;
export type Address = Pick<Location, 'pathname' | 'search'>;
/** Asks for what the page at an address reads, and shows what it can of it. */
export type AskPage = (ask: Ask, at: Address) => void;

/**
 * Asks for what the page that is about to be shown reads first, long before its scripts have arrived: these take the
 * answers (`takeFirstRead`) in place of asking. Nothing depends on it.
 */
export function askFirst(askPage: AskPage, { pathname, search } = window.location): void {
  const token = firstToken();
  // Too late where the scripts have begun to ask themselves.
  if (!token || window.bereaFirstReads || OTHER_SCREENS.test(pathname)) return;
  const reads: FirstRead[] = (window.bereaFirstReads = []);
  const ask: Ask = (address, follow) => {
    const authorization = `Bearer ${token}`;
    const url = new URL(address, window.location.origin);
    const answer = fetch(url, { headers: { authorization }, credentials: 'include' }).then(async (response) => {
      // Read whole: an answer that no call takes must not hold its connection.
      const text = await response.text();
      if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
      follow?.(text);
      return new Response(text, { status: response.status, headers: response.headers });
    });
    // The call that takes it asks again.
    answer.catch(() => undefined);
    reads.push({ address, authorization, asked: performance.now(), answer });
    return answer;
  };

  void ask('/api/profile');
  askPage(ask, { pathname, search });
}
