import type { Span } from '@berea/contracts';
import { diffArrays } from 'diff';
import { type FoldedWord, wordReader } from '../parallel/compare-words.js';

/** Where passages differ in more words, their order tells nothing: the time stays within their length. */
const MOST_EDITS = 200;

interface Word extends FoldedWord {
  /** Index of its verse in its passage. */
  readonly verse: number;
}

/**
 * Lays passages of one language beside each other. A word is shared where another passage has it, first in the same
 * order, then anywhere; each word of a passage is shared with one of another passage at most. Case and punctuation do
 * not count.
 * @param passages each as the texts of its verses
 * @param language BCP 47
 * @returns by passage and verse, the runs of words that no other passage has, in UTF-16 units of the verse
 */
export function differingWords(passages: readonly (readonly string[])[], language: string): Span[][][] {
  const read = wordReader(language);
  const words = passages.map((verses) =>
    verses.flatMap((text, verse) => read(text).map((word): Word => ({ ...word, verse }))),
  );
  const shared = words.map(() => new Set<number>());
  words.forEach((one, index) => {
    for (let beside = index + 1; beside < words.length; beside += 1) {
      for (const [mine, theirs] of pairs(one, words[beside] ?? [])) {
        shared[index]?.add(mine);
        shared[beside]?.add(theirs);
      }
    }
  });
  return passages.map((verses, index) => runs(words[index] ?? [], shared[index] ?? new Set(), verses.length));
}

/** Indexes of words that two passages share. */
function pairs(one: readonly Word[], other: readonly Word[]): [mine: number, theirs: number][] {
  const found: [number, number][] = [];
  const left: number[] = [];
  const leftBeside = new Map<string, number[]>();
  const leave = (index: number) => {
    const word = other[index]?.folded ?? '';
    const same = leftBeside.get(word);
    if (same) same.push(index);
    else leftBeside.set(word, [index]);
  };
  const [words, others] = [one.map(({ folded }) => folded), other.map(({ folded }) => folded)];
  let [at, beside] = [0, 0];
  for (const { count, added, removed } of diffArrays(words, others, { maxEditLength: MOST_EDITS }) ?? [
    { count: words.length, removed: true, added: false },
    { count: others.length, removed: false, added: true },
  ]) {
    for (let step = 0; step < count; step += 1) {
      if (added) leave(beside + step);
      else if (removed) left.push(at + step);
      else found.push([at + step, beside + step]);
    }
    if (!added) at += count;
    if (!removed) beside += count;
  }
  for (const index of left) {
    const moved = leftBeside.get(words[index] ?? '')?.shift();
    if (moved !== undefined) found.push([index, moved]);
  }
  return found;
}

/** By verse, what of its words is not shared: words next to each other are one run. */
function runs(words: readonly Word[], shared: ReadonlySet<number>, verses: number): Span[][] {
  const found: { start: number; length: number; last: number }[][] = Array.from({ length: verses }, () => []);
  words.forEach(({ verse, start, length }, index) => {
    if (shared.has(index)) return;
    const here = found[verse] ?? [];
    const run = here.at(-1);
    if (run?.last === index - 1) {
      run.length = start + length - run.start;
      run.last = index;
    } else here.push({ start, length, last: index });
  });
  return found.map((each) => each.map(({ start, length }) => ({ start, length })));
}
