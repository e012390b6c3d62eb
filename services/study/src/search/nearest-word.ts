import { lettersBetween } from '@berea/scripture';
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
