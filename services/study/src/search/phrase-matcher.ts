import { VERSE_TOTAL } from '@berea/scripture';
import type { WordIndex } from '../text/word-index.js';
import { PositionSet } from './position-set.js';
import type { QueryWord } from './query/query.js';

/** So many words of a phrase are looked for at once as a number has bits; the rest of a longer one is compared. */
const AT_ONCE = 32;

/**
 * Finds a phrase in the texts of an index. Each word of a text is looked at once, however the phrase repeats itself
 * (the shift-and algorithm), so no phrase that can be typed takes long.
 */
export class PhraseMatcher {
  /** For each word of the phrase, the numbers of the words that it stands for. */
  private readonly wanted: readonly ReadonlySet<number>[];
  private placesOfWords: Uint32Array | undefined;

  /** @param words folded; one at least */
  constructor(
    private readonly index: WordIndex,
    words: readonly Pick<QueryWord, 'word' | 'prefix'>[],
  ) {
    const known = new Map<string, ReadonlySet<number>>();
    this.wanted = words.map(({ word, prefix }) => {
      const key = prefix ? `${word}*` : word;
      const numbers = known.get(key) ?? new Set(prefix ? index.findPrefix(word) : index.find(word));
      known.set(key, numbers);
      return numbers;
    });
  }

  /** By the number of a word: bit i is set where it may stand at place i of the phrase. Which texts hold one word needs none. */
  private get placesOf(): Uint32Array {
    if (this.placesOfWords) return this.placesOfWords;
    const places = new Uint32Array(this.index.vocabulary.length);
    this.wanted.slice(0, AT_ONCE).forEach((numbers, place) => {
      for (const number of numbers) places[number]! |= 1 << place;
    });
    return (this.placesOfWords = places);
  }

  /** Those of the texts that hold it. */
  holders(among: PositionSet): PositionSet {
    const { size } = among;
    if (this.wanted.some((numbers) => numbers.size === 0)) return PositionSet.of(size);
    const all = [...new Set(this.wanted)].reduce((sum, numbers) => sum.and(this.withAny(numbers, size)), among);
    if (this.wanted.length === 1) return all;
    return PositionSet.of(
      size,
      all.positions().filter((position) => this.countIn(position) > 0),
    );
  }

  /** How often a text holds it. */
  countIn(position: number): number {
    let count = 0;
    this.eachPlace(position, () => (count += 1));
    return count;
  }

  /** Which words of a text it begins with, counted from 0, ascending. */
  placesIn(position: number): number[] {
    const places: number[] = [];
    this.eachPlace(position, (place) => places.push(place));
    return places;
  }

  private eachPlace(position: number, note: (place: number) => void): void {
    const words = this.index.wordsOf(position);
    const { placesOf } = this;
    const length = Math.min(this.wanted.length, AT_ONCE);
    const complete = 1 << (length - 1);
    // Bit i: the words up to this one are the first i + 1 of the phrase.
    let begun = 0;
    for (let at = 0; at < words.length; at += 1) {
      begun = ((begun << 1) | 1) & (placesOf[words[at] ?? 0] ?? 0);
      if ((begun & complete) !== 0 && this.goesOn(words, at + 1, length)) note(at + 1 - length);
    }
  }

  private goesOn(words: Uint16Array | Uint32Array, at: number, place: number): boolean {
    for (let further = 0; place + further < this.wanted.length; further += 1) {
      if (!this.wanted[place + further]?.has(words[at + further] ?? -1)) return false;
    }
    return true;
  }

  private withAny(numbers: ReadonlySet<number>, size: number): PositionSet {
    const set = PositionSet.of(size);
    for (const number of numbers) for (const position of this.index.versesWith([number])) set.add(position);
    return set;
  }
}

/** Positions of the verses that hold these folded words in a row, in canonical order. */
export function findPhrase(index: WordIndex, words: readonly string[]): number[] {
  if (!words.length) return [];
  const verses = PositionSet.ofPassages(VERSE_TOTAL, [{ first: 0, last: VERSE_TOTAL - 1 }]);
  const phrase = words.map((word) => ({ word, prefix: false }));
  return new PhraseMatcher(index, phrase).holders(verses).positions();
}
