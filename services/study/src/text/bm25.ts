/** How soon a further occurrence, and the length of an entry, stop to matter (the usual values of BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** How often each word is in an entry; a word of a text that says less counts for less than 1. */
export type WordCounts = ReadonlyMap<string, number>;

interface Document<T> {
  readonly entry: T;
  readonly counts: WordCounts;
  readonly length: number;
}

/** Finds entries by their words. */
export class Bm25<T> {
  private readonly holders = new Map<string, Document<T>[]>();
  private readonly total: number;
  private readonly usualLength: number;

  constructor(entries: readonly T[], countsOf: (entry: T) => WordCounts) {
    const documents = entries.map((entry): Document<T> => {
      const counts = countsOf(entry);
      return { entry, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
    });
    this.total = documents.length;
    this.usualLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.total);
    for (const document of documents)
      for (const word of document.counts.keys()) {
        const holders = this.holders.get(word);
        if (holders) holders.push(document);
        else this.holders.set(word, [document]);
      }
  }

  /** @returns at most `most`, best first, with a score that is comparable within one call */
  find(words: ReadonlySet<string>, most: number): { readonly entry: T; readonly score: number }[] {
    const scores = new Map<T, number>();
    for (const word of words)
      for (const { entry, counts, length } of this.holders.get(word) ?? []) {
        const count = counts.get(word) ?? 0;
        const lengthened = 1 - LENGTH_SHARE + LENGTH_SHARE * (length / this.usualLength);
        const weight = (this.rarity(word) * count * (SATURATION + 1)) / (count + SATURATION * lengthened);
        scores.set(entry, (scores.get(entry) ?? 0) + weight);
      }
    return [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([entry, score]) => ({ entry, score }));
  }

  /** A word that no entry has is as rare as one that a single entry has. */
  rarity(word: string): number {
    const holders = Math.max(1, this.holders.get(word)?.length ?? 1);
    return Math.log(1 + (this.total - holders + 0.5) / (holders + 0.5));
  }
}

/** Counts words of texts, each with the share that one of its words counts. */
export function countWords(texts: Iterable<readonly [words: readonly string[], share: number]>): WordCounts {
  const counts = new Map<string, number>();
  for (const [words, share] of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + share);
  return counts;
}
