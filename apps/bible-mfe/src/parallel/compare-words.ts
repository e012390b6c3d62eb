import type { Span } from '@berea/contracts';
import { diffArrays } from 'diff';

/** Runs of words that only one of two texts has, in UTF-16 units of its own text. */
export interface WordDifferences {
  readonly one: readonly Span[];
  readonly other: readonly Span[];
}

/** A word where it stands in its text. */
export interface FoldedWord extends Span {
  /** Without case and apostrophes */
  readonly folded: string;
}

/**
 * Lays two wordings of one language over each other. Words are what Unicode says for that language; case, punctuation
 * and the kind of an apostrophe make no difference.
 * @param language BCP 47
 */
export function wordComparer(language: string): (one: string, other: string) => WordDifferences {
  const wordsOf = wordReader(language);
  return (one, other) => {
    const [words, others] = [wordsOf(one), wordsOf(other)];
    const differences: { one: Span[]; other: Span[] } = { one: [], other: [] };
    let [at, otherAt] = [0, 0];
    for (const { count, added, removed } of diffArrays(words, others, { comparator: isSameWord })) {
      if (removed) differences.one.push(runOf(words.slice(at, at + count)));
      if (added) differences.other.push(runOf(others.slice(otherAt, otherAt + count)));
      if (!added) at += count;
      if (!removed) otherAt += count;
    }
    return differences;
  };
}

/** Reads the words of texts of a language. @param language BCP 47 */
export function wordReader(language: string): (text: string) => FoldedWord[] {
  const segmenter = new Intl.Segmenter(known(language), { granularity: 'word' });
  return (text) =>
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index, segment }) => ({ start: index, length: segment.length, folded: fold(segment) }));
}

const isSameWord = (one: FoldedWord, other: FoldedWord): boolean => one.folded === other.folded;

const fold = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ]/g, '');

/** From the first of these words to the end of the last. */
function runOf(words: readonly FoldedWord[]): Span {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return { start: 0, length: 0 };
  return { start: first.start, length: last.start + last.length - first.start };
}

/** A module's own description may hold a tag that is none; words are then found by the rules for all languages. */
function known(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
