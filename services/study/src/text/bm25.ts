import { CountedDocuments, CountedPostings } from './counted-postings.js';

/** How soon a further occurrence, and the length of an entry, stop to matter (the usual values of BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** How often each word is in an entry; a word of a text that says less counts for less than 1. */
export type WordCounts = ReadonlyMap<string, number>;

/** Finds entries by their words. */
export class Bm25<T> {
  private readonly numbers = new Map<string, number>();
  private readonly postings: CountedPostings;

  constructor(
    private readonly entries: readonly T[],
    countsOf: (entry: T) => WordCounts,
    private readonly saturation = SATURATION,
  ) {
    const documents = new CountedDocuments();
    for (const entry of entries)
      documents.add(new Map([...countsOf(entry)].map(([word, count]) => [this.numberOf(word), count])));
    this.postings = new CountedPostings(documents.pack());
  }

  /**
   * @param further scores that entries have by other means
   * @returns at most `most`, best first, with a score that is comparable within one call
   */
  find(
    words: ReadonlySet<string>,
    most: number,
    further: ReadonlyMap<T, number> = new Map(),
  ): { readonly entry: T; readonly score: number }[] {
    const { postings, entries, saturation } = this;
    const scores = new Map<number, number>();
    for (const word of words) {
      const rarity = this.rarity(word);
      postings.each(this.numbers.get(word) ?? -1, (document, count) => {
        const length = (postings.lengths[document] ?? 0) / postings.usualLength;
        const weight =
          (rarity * count * (saturation + 1)) / (count + saturation * (1 - LENGTH_SHARE + LENGTH_SHARE * length));
        scores.set(document, (scores.get(document) ?? 0) + weight);
      });
    }
    for (const [document, entry] of further.size ? entries.entries() : [])
      if (further.has(entry)) scores.set(document, (scores.get(document) ?? 0) + (further.get(entry) ?? 0));
    return [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .flatMap(([document, score]) => {
        const entry = entries[document];
        return entry === undefined ? [] : [{ entry, score }];
      });
  }

  /** A word that no entry has is as rare as one that a single entry has. */
  rarity(word: string): number {
    return this.postings.rarity(this.numbers.get(word) ?? -1);
  }

  /** The rarities of words, added up. */
  weigh(words: Iterable<string>): number {
    return [...words].reduce((sum, word) => sum + this.rarity(word), Number.EPSILON);
  }

  private numberOf(word: string): number {
    const number = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, number);
    return number;
  }
}

/** Counts words of texts, each with the share that one of its words counts. */
export function countWords(texts: Iterable<readonly [words: readonly string[], share: number]>): WordCounts {
  const counts = new Map<string, number>();
  for (const [words, share] of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + share);
  return counts;
}
