import { VERSE_TOTAL } from '@berea/scripture';
import type { WordIndex } from '../text/word-index.js';
import { PositionSet } from './position-set.js';
import type { QueryWord } from './query/query.js';

/** So many words of a phrase are looked for at once as a number has bits; the rest of a longer one is compared. */
const AT_ONCE = 32;

/** A text is read in the time in which so many entries of a list of texts are gone through. */
const READ_RATHER = 16;

type Words = ReturnType<WordIndex['wordsOf']>;

/**
 * Finds a phrase in the texts of an index. Each word of a text is looked at once, however the phrase repeats itself
 * (the shift-and algorithm), so no phrase that can be typed takes long.
 */
export class PhraseMatcher {
  /** For each word of the phrase, the numbers of the words that it matches. */
  private readonly wanted: readonly ReadonlySet<number>[];
  private placesOfWords: Uint32Array | undefined;
  /** The rarest word of the phrase that can be written in one way only: without it no place need be looked at. */
  private readonly anchor: { readonly number: number; readonly place: number } | undefined;

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
    this.anchor = this.findAnchor();
  }

  private findAnchor(): PhraseMatcher['anchor'] {
    let fewest = Infinity;
    let anchor: PhraseMatcher['anchor'];
    this.wanted.slice(0, AT_ONCE).forEach((numbers, place) => {
      const [number] = numbers;
      if (number === undefined || numbers.size > 1) return;
      const texts = this.textsWith(numbers);
      if (texts < fewest) [fewest, anchor] = [texts, { number, place }];
    });
    return anchor;
  }

  /**
   * By the number of a word: bit i is set if it may be at place i of the phrase. A one-word phrase needs none to find
   * its texts.
   */
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
    const single = this.wanted.length === 1;
    let left = among;
    for (const { numbers, texts } of this.byRarity) {
      // Reading the few that are left is faster than going through all that hold a common word.
      if (!single && texts > left.count * READ_RATHER) break;
      left = left.and(this.withAny(numbers, size));
    }
    if (single) return left;
    return PositionSet.of(
      size,
      left.positions().filter((position) => this.isIn(position)),
    );
  }

  private isIn(position: number): boolean {
    let found = false;
    this.eachPlace(position, () => {
      found = true;
      return false;
    });
    return found;
  }

  /** How often a text holds it. */
  countIn(position: number): number {
    let count = 0;
    this.eachPlace(position, () => {
      count += 1;
      return true;
    });
    return count;
  }

  /** Which words of a text it begins with, counted from 0, ascending. */
  placesIn(position: number): number[] {
    const places: number[] = [];
    this.eachPlace(position, (place) => {
      places.push(place);
      return true;
    });
    return places;
  }

  /** @param note answers whether to go on */
  private eachPlace(position: number, note: (place: number) => boolean): void {
    const words = this.index.wordsOf(position);
    if (!this.anchor) return void this.scan(words, 0, words.length, note);
    const { number, place } = this.anchor;
    let rare = words.indexOf(number);
    while (rare !== -1) {
      // The words around it; what overlaps with those around the next one is looked at once.
      const start = Math.max(0, rare - place);
      let end = start;
      while (rare !== -1 && rare - place <= end) {
        end = rare - place + Math.min(this.wanted.length, AT_ONCE);
        rare = words.indexOf(number, rare + 1);
      }
      if (!this.scan(words, start, Math.min(end, words.length), note)) return;
    }
  }

  /** Looks for it among the words from `start` up to `end`. @returns whether to go on */
  private scan(words: Words, start: number, end: number, note: (place: number) => boolean): boolean {
    const { placesOf } = this;
    const length = Math.min(this.wanted.length, AT_ONCE);
    const complete = 1 << (length - 1);
    // Bit i: the words up to this one are the first i + 1 of the phrase.
    let begun = 0;
    for (let at = start; at < end; at += 1) {
      begun = ((begun << 1) | 1) & (placesOf[words[at] ?? 0] ?? 0);
      if ((begun & complete) !== 0 && this.goesOn(words, at + 1, length) && !note(at + 1 - length)) return false;
    }
    return true;
  }

  private goesOn(words: Words, at: number, place: number): boolean {
    for (let further = 0; place + further < this.wanted.length; further += 1) {
      if (!this.wanted[place + further]?.has(words[at + further] ?? -1)) return false;
    }
    return true;
  }

  /** Its different words, the one that the fewest texts hold first. */
  private get byRarity(): readonly { readonly numbers: ReadonlySet<number>; readonly texts: number }[] {
    return [...new Set(this.wanted)]
      .map((numbers) => ({ numbers, texts: this.textsWith(numbers) }))
      .sort((one, other) => one.texts - other.texts);
  }

  private textsWith(numbers: ReadonlySet<number>): number {
    let texts = 0;
    for (const number of numbers) texts += this.index.versesWith([number]).length;
    return texts;
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
