import type { WordIndex } from '../text/word-index.js';

/** Shorter words have too many neighbours to guess which one was meant. */
const SHORTEST = 4;
/** From this length on a word may have two mistakes. */
const LONG = 6;

/**
 * The word of a text that somebody meant who wrote this one: few letters away, then beginning most like it, then the most
 * frequent. Undefined where none is near.
 */
export function nearestWord(indexes: readonly WordIndex[], written: string): string | undefined {
  if (written.length < SHORTEST || /\p{N}/u.test(written)) return undefined;
  let best: { word: string; distance: number; shared: number; count: number } | undefined;
  for (const index of indexes) {
    for (const word of index.spellings) {
      const limit = Math.min(best?.distance ?? 2, written.length < LONG ? 1 : 2);
      const distance = lettersBetween(written, word, limit);
      if (distance === undefined) continue;
      const shared = lettersShared(written, word);
      const count = index.find(word).reduce((sum, number) => sum + index.versesWith([number]).length, 0);
      const better =
        !best || distance < best.distance || (shared === best.shared ? count > best.count : shared > best.shared);
      if (better) best = { word, distance, shared, count };
    }
  }
  return best?.word;
}

/** How many letters two words have in common from their beginning on. */
function lettersShared(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/** Letters to change, add, take away, or swap with their neighbour; undefined where there are more than `limit`. */
export function lettersBetween(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  // Every word of a text is compared: rows are made once for each pair, letters read as numbers.
  let [beforeLast, last, row] = [0, 0, 0].map(() => new Uint16Array(b.length + 1)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let leastOfRow = i;
    for (let j = 1; j <= b.length; j += 1) {
      const [ofA, ofB] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
      let least = Math.min((last[j - 1] ?? 0) + (ofA === ofB ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && ofA === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === ofB) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = least;
      leastOfRow = Math.min(leastOfRow, least);
    }
    if (leastOfRow > limit) return undefined;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = last[b.length] ?? 0;
  return distance > limit ? undefined : distance;
}
