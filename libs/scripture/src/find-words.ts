/**
 * Finds words that follow each other in a text, whatever separates them: blanks and line breaks unless `between` says
 * otherwise. The time is linear in the length of the text, even with many near matches.
 * @param between matches one separator, with the flag `g`
 */
export function findWords(
  text: string,
  words: string,
  between: RegExp = BLANK,
): { readonly start: number; readonly end: number } | undefined {
  const wanted = joined(words, between).text.trim();
  if (!wanted) return undefined;
  const { text: plain, places } = joined(text, between);
  const at = plain.indexOf(wanted);
  if (at === -1) return undefined;
  return { start: places[at] ?? 0, end: (places[at + wanted.length - 1] ?? 0) + 1 };
}

const BLANK = /\s/g;

/** The text with one blank for each run of separators, and the original place of each unit. */
function joined(text: string, between: RegExp): { readonly text: string; readonly places: readonly number[] } {
  const blank = text.replace(between, ' ');
  const places: number[] = [];
  const kept: string[] = [];
  for (let at = 0; at < blank.length; at += 1) {
    if (blank[at] === ' ' && blank[at - 1] === ' ') continue;
    places.push(at);
    kept.push(blank.charAt(at));
  }
  return { text: kept.join(''), places };
}
