import type { BibleText } from '../../library/bible-text.js';
import { wordsOf } from '../../library/fold-words.js';
import type { TaggedRun } from '../../library/tagged-text.js';

/** Strong's number → the words of a verse that stand for it, in order; what stands between two of them is '…'. */
export function wordsOfLemmas(text: BibleText, position: number, runs: readonly TaggedRun[]): Map<string, string> {
  const verse = text.at(position);
  const words = new Map<string, string>();
  for (const { start, length, strongs } of runs) {
    const run = verse.slice(start, start + length).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (!wordsOf(run).length) continue;
    for (const id of strongs) words.set(id, words.has(id) ? `${words.get(id)} … ${run}` : run);
  }
  return words;
}
