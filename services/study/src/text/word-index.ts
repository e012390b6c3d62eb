import { TimeSlice } from '@berea/text-packs';
import { bare, wordsOf } from './fold-words.js';
import { GrowingNumbers, type Positions, Postings } from './packed-arrays.js';

/** The words of texts that are read one after another, numbered as they come: what a `WordIndex` is made from. */
export class CollectedWords {
  /** A word's number is its index here. */
  readonly vocabulary: string[] = [];
  readonly numbers = new Map<string, number>();
  /** The numbers of all words of all texts, in order. */
  readonly words = new GrowingNumbers();
  /** Start of each text among the words; at the end, the end of the last one. */
  readonly starts = new GrowingNumbers();

  constructor() {
    this.starts.push(0);
  }

  static of(texts: readonly string[]): CollectedWords {
    const collected = new CollectedWords();
    for (const text of texts) collected.add(text);
    return collected;
  }

  add(text: string): void {
    for (const word of wordsOf(text)) this.words.push(this.numberOf(word));
    this.starts.push(this.words.length);
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const own = copyOf(word);
    const number = this.vocabulary.push(own) - 1;
    this.numbers.set(own, number);
    return number;
  }
}

/** A longer part of a text is a view of it, and would keep all of it in memory. */
const copyOf = (word: string): string => (word.length > 12 ? Buffer.from(word).toString() : word);

/**
 * The places of each word of a text, in memory: verses are known by position, words by a number.
 * Built from the verses of one text; about 13,000 words and 790,000 places for the King James Version.
 */
export class WordIndex {
  /** The words of the text; a word's number is its index here. */
  readonly vocabulary: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  /** All words of all verses one after another, and where each verse starts among them. */
  private readonly words: Uint16Array | Uint32Array;
  private readonly starts: Uint32Array;
  private readonly verses: Postings;
  /** Other ways to write a word → the words that they find. */
  private readonly variants = new Map<string, number[]>();
  private sortedForms: string[] | undefined;
  private sums: Uint32Array | undefined;

  /** @param texts the verses, or what was collected from them a few at a time */
  constructor(texts: readonly string[] | CollectedWords) {
    const collected = texts instanceof CollectedWords ? texts : CollectedWords.of(texts);
    this.vocabulary = collected.vocabulary;
    this.numbers = collected.numbers;
    const { all } = collected.words;
    this.words = this.vocabulary.length > 0x1_0000 ? all.slice() : new Uint16Array(all);
    this.starts = collected.starts.all.slice();
    this.verses = this.post();
    this.vocabulary.forEach((word, number) => this.addVariants(word, number));
  }

  /** Builds the index in pieces: other requests need not wait for the whole. */
  static async of(texts: readonly string[]): Promise<WordIndex> {
    const collected = new CollectedWords();
    const slice = new TimeSlice();
    for (const text of texts) {
      collected.add(text);
      await slice.yieldToEventLoop();
    }
    return new WordIndex(collected);
  }

  /**
   * Numbers of the words that a typed word finds: itself, its possessive ("lord" finds "lord's"), and hyphened names, with
   * their hyphen or without.
   */
  find(word: string): readonly number[] {
    const own = this.numbers.get(word);
    const others = word.includes('-') ? this.find(word.replaceAll('-', '')) : (this.variants.get(word) ?? []);
    return own === undefined ? others : [own, ...others.filter((other) => other !== own)];
  }

  /** Every way to write a word, in the order of their letters. */
  get spellings(): readonly string[] {
    return (this.sortedForms ??= [...new Set([...this.vocabulary, ...this.variants.keys()])].sort());
  }

  /**
   * How many places in lists of verses a word, or all words with a beginning, have to be looked at: what it will cost,
   * known without looking.
   */
  reach(word: string, prefix: boolean): number {
    const { spellings } = this;
    const from = firstFrom(spellings, word);
    const to = prefix ? firstFrom(spellings, `${word}\uffff`) : spellings[from] === word ? from + 1 : from;
    const sums = (this.sums ??= this.sumUp());
    return (sums[to] ?? 0) - (sums[from] ?? 0);
  }

  /** Numbers of the words that may be written with this beginning. */
  findPrefix(prefix: string): readonly number[] {
    const { spellings } = this;
    const numbers = new Set<number>();
    for (let at = firstFrom(spellings, prefix); spellings[at]?.startsWith(prefix); at += 1) {
      for (const number of this.find(spellings[at] ?? '')) numbers.add(number);
    }
    return [...numbers];
  }

  /** Positions of the verses that hold any of these words, ascending. */
  versesWith(words: readonly number[]): readonly number[] | Positions {
    const [only] = words;
    if (words.length === 1 && only !== undefined) return this.verses.of(only);
    const all = new Set<number>();
    for (const word of words) this.verses.of(word).forEach((position) => all.add(position));
    return [...all].sort((a, b) => a - b);
  }

  /** Numbers of the words of one verse, in order. */
  wordsOf(position: number): Uint16Array | Uint32Array {
    return this.words.subarray(this.starts[position] ?? 0, this.starts[position + 1] ?? 0);
  }

  /** How many words the text at a position has. */
  lengthOf(position: number): number {
    return (this.starts[position + 1] ?? 0) - (this.starts[position] ?? 0);
  }

  /** By the place of a spelling: how many verses those before it have, taken together. */
  private sumUp(): Uint32Array {
    const { spellings } = this;
    const sums = new Uint32Array(spellings.length + 1);
    spellings.forEach((spelling, at) => {
      const verses = this.find(spelling).reduce((sum, number) => sum + this.verses.of(number).length, 0);
      sums[at + 1] = (sums[at] ?? 0) + verses;
    });
    return sums;
  }

  private post(): Postings {
    const total = this.starts.length - 1;
    return new Postings(this.vocabulary.length, total, (note) => {
      let at = 0;
      for (let position = 0; position < total; position += 1) {
        for (const end = this.starts[position + 1] ?? 0; at < end; at += 1) note(this.words[at] ?? 0, position);
      }
    });
  }

  private addVariants(word: string, number: number): void {
    if (!/['-]/.test(word)) return;
    const parts = word.split('-').filter((part) => part.length > 1);
    for (const form of new Set([bare(word), word.replace(/'s$/, ''), ...parts])) {
      if (form === word) continue;
      const words = this.variants.get(form);
      if (words) words.push(number);
      else this.variants.set(form, [number]);
    }
  }
}

/** Index of the first of the sorted words that does not come before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
