/** In characters: more than an excerpt has room for, on the widest screen, after the longest signs. */
const ENOUGH = 1_000;
const MOST = 4_000;

/** The first lines of a text, whole, since a sign that is cut off from its end would be shown; a list may hold many. */
export function beginningOf(text: string): string {
  const end = text.indexOf('\n', ENOUGH);
  return text.slice(0, end < 0 ? MOST : Math.min(end, MOST));
}
