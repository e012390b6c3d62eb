import { wordsOf } from './fold-words.js';
import { GrowingNumbers } from './growing-numbers.js';

/** The words of texts that are read one after another, numbered as they come: what a `WordIndex` is made from. */
export class CollectedWords {
  /** A word's number is its index here. */
  readonly vocabulary: string[] = [];
  readonly numbers = new Map<string, number>();
  /** The numbers of all words of all texts, in order. */
  readonly words = new GrowingNumbers();
  /** Where each text starts among the words; at the end, where the last one ends. */
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
