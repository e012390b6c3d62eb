import { cutText } from '@berea/contracts/values';

/** In characters: more than an excerpt has room for, on the widest screen, after the longest signs. */
const ENOUGH = 1_000;
const MOST = 4_000;

/** The first lines of a text, whole, since a sign that is cut off from its end would be shown; a list may hold many. */
export function beginningOf(text: string): string {
  const end = text.indexOf('\n', ENOUGH);
  return cutText(text, end < 0 ? MOST : Math.min(end, MOST));
}

/** How far back a cut goes to spare a word: longer ones are cut. */
const WORD = 40;

/** As much of a text as there is room for, in whole words; '…' says that it goes on. @param most in UTF-16 units */
export function cutToRoom(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most);
  const [words = ''] = /^.*\s/su.exec(cut) ?? [];
  const end = most - words.length <= WORD ? words : cut;
  return `${end.trimEnd()}…`;
}

/** The beginning of a text in one line; '...' says that it goes on. @param most in UTF-16 units */
export function firstCharacters(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${cutText(line, most)}...` : line;
}
