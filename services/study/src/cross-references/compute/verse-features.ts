import { isFunctionWord } from '@berea/contracts';
import type { Concordance } from '../../works/concordance.js';
import type { TaggedRun } from '../../works/tagged-text.js';
import type { RenderedLemma } from './lemma-bridge.js';

/** Features of each verse, by position. */
export interface VerseFeatures {
  /** Base forms of the words that carry meaning. */
  readonly words: readonly (readonly string[])[];
  /** Two of them that follow one another, small words between them left out. */
  readonly pairs: readonly (readonly string[])[];
  /** Three consecutive words, at least one of which carries meaning. */
  readonly shingles: readonly (readonly string[])[];
  readonly lemmas: readonly (readonly RenderedLemma[])[];
}

/**
 * @param taggedWords Strong's numbers by position
 * @param most features in more verses than this carry no meaning
 */
export function verseFeatures(
  concordance: Concordance,
  taggedWords: (position: number) => readonly TaggedRun[],
  most: number,
): VerseFeatures {
  const { verses } = concordance.text;
  const all = verses.map((_, position) => concordance.basesOf(position));
  const counts = new Map<string, number>();
  for (const verse of all) for (const stem of new Set(verse)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const tells = (stem: string) => !isFunctionWord(stem) && (counts.get(stem) ?? 0) <= most;
  const words = all.map((verse) => verse.filter(tells));
  return {
    words,
    pairs: words.map((verse) => runs(verse, 2).map((run) => run.join(' '))),
    shingles: all.map((verse) =>
      runs(verse, 3)
        .filter((run) => run.some(tells))
        .map((run) => run.join(' ')),
    ),
    lemmas: verses.map((text, position) =>
      taggedWords(position).flatMap(({ start, length, strongs }) => {
        const rendering = concordance.basesIn(text.slice(start, start + length)).filter(tells);
        return strongs.map((lemma) => ({ lemma, stems: rendering }));
      }),
    ),
  };
}

const runs = (words: readonly string[], length: number): string[][] =>
  words.slice(length - 1).map((_, start) => words.slice(start, start + length));
