import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { bare } from '../library/fold-words.js';
import { isNumber } from './quoted-words.js';

const KNOWN = new WeakMap<BibleText, Promise<ComparableText>>();

/** A word that the text does not have. Numbers that it does not have are known by themselves, see `numberOf`. */
export const UNKNOWN = -1;

/**
 * An installed text as quotations are compared with it: one row of all its bare words by number, made from its index
 * once for each text.
 */
export class ComparableText {
  /** By position: where each verse starts in the row; at the end, where the last one ends */
  private readonly starts = new Uint32Array(VERSE_TOTAL + 1);
  private readonly row: Uint16Array | Uint32Array;
  private readonly numbers = new Map<string, number>();
  /** By the number of a bare word: the words of the index that are written so ('lords' and 'lord's') */
  private readonly written: number[][] = [];
  private readonly merged = new Map<number, ArrayLike<number>>();

  private constructor(readonly text: BibleText) {
    const { vocabulary } = text.index;
    const bareNumbers = Uint32Array.from(vocabulary, (word, number) => this.add(bare(word), number));
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      this.starts[position + 1] = (this.starts[position] ?? 0) + text.index.wordsOf(position).length;
    }
    const length = this.starts[VERSE_TOTAL] ?? 0;
    this.row = vocabulary.length > 0xffff ? new Uint32Array(length) : new Uint16Array(length);
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const bareWords = text.index.wordsOf(position).map((number) => bareNumbers[number] ?? 0);
      this.row.set(bareWords, this.starts[position]);
    }
  }

  /** Takes half a second where the text was not indexed yet, in small steps between which other requests are answered. */
  static of(text: BibleText): Promise<ComparableText> {
    let known = KNOWN.get(text);
    if (!known) KNOWN.set(text, (known = text.prepareIndex().then(() => new ComparableText(text))));
    return known;
  }

  private add(word: string, writtenAs: number): number {
    const known = this.numbers.get(word);
    if (known !== undefined) {
      this.written[known]?.push(writtenAs);
      return known;
    }
    const number = this.written.push([writtenAs]) - 1;
    this.numbers.set(word, number);
    return number;
  }

  /** The number of a bare word; that of a verse's number as `numberOfVerse` gives it; UNKNOWN for any other. */
  numberOf(word: string): number {
    return this.numbers.get(word) ?? (isNumber(word) ? numberOfVerse(Number(word)) : UNKNOWN);
  }

  /** The words of a passage, by number. */
  words({ first, last }: Passage): Uint16Array | Uint32Array {
    return this.row.subarray(this.starts[first] ?? 0, this.starts[last + 1] ?? 0);
  }

  /** Position of the verse that holds the word at this place of the row. */
  positionAt(place: number): number {
    let [low, high] = [0, VERSE_TOTAL];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Where a verse starts in the row. */
  startOf(position: number): number {
    return this.starts[position] ?? 0;
  }

  /** Whether these words stand at this place of the row, one after another. */
  holdsAt(place: number, words: ArrayLike<number>): boolean {
    for (let offset = 0; offset < words.length; offset += 1) {
      if (this.row[place + offset] !== words[offset]) return false;
    }
    return true;
  }

  /** Positions of the verses that hold a word, ascending; none for one that the text does not have. */
  versesWith(word: number): ArrayLike<number> {
    const written = this.written[word];
    if (!written) return [];
    const verses = this.merged.get(word) ?? this.text.index.versesWith(written);
    if (written.length > 1) this.merged.set(word, verses);
    return verses;
  }

  /** How telling a word is: 0 where every verse has it, 10 where none does. */
  weight(word: number): number {
    return Math.log(VERSE_TOTAL / (1 + this.versesWith(word).length));
  }
}

/** What stands for the number of a verse among words, which writers put in front of its words. */
export const numberOfVerse = (verse: number): number => UNKNOWN - 1 - verse;
