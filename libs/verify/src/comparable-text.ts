import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { ScriptureText } from './scripture-text.js';
import { bare } from '@berea/scripture';
import { isNumber } from './quoted-words.js';

const KNOWN = new WeakMap<ScriptureText, Promise<ComparableText>>();

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

  private constructor(readonly text: ScriptureText) {
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

  /** Takes half a second where the text was not indexed yet, in the steps of its `prepareIndex`. */
  static of(text: ScriptureText): Promise<ComparableText> {
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

  /** Start of a verse in the row. */
  startOf(position: number): number {
    return this.starts[position] ?? 0;
  }

  /** Whether the row has these words at this place, one after another. */
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

/** The sign for the number of a verse, which writers put in front of its words. */
export const numberOfVerse = (verse: number): number => UNKNOWN - 1 - verse;

/** A word that more verses have tells little of the place, unless there is nothing better. */
const COMMON = 4_000;
const TELLING = 3;
/** Words of a verse, on the short side: a quotation of so many may run over into the next one. */
const VERSE_WORDS = 16;
/** A place that shares much less than the best one is not worth a closer look. */
const WORTH = 0.5;

const WHOLE: Passage = { first: 0, last: VERSE_TOTAL - 1 };

/**
 * The places of a text that share the most telling words with a quotation, best first, each as the verses that the
 * quotation may take from the first word in common on.
 * @param within the verses that are looked at
 */
export function closestPlaces(
  text: ComparableText,
  words: readonly number[],
  limit: number,
  within = WHOLE,
): Passage[] {
  const verses = 1 + Math.ceil(words.length / VERSE_WORDS);
  const scores = sharedWeights(text, words, within);
  const places: Scored[] = [];
  let sum = 0;
  for (let offset = scores.length - 1; offset >= 0; offset -= 1) {
    sum += (scores[offset] ?? 0) - (scores[offset + verses] ?? 0);
    if (scores[offset]) keep(places, within.first + offset, sum, limit);
  }
  const best = places[0]?.score ?? 0;
  return places
    .filter(({ score }) => score >= best * WORTH)
    .map(({ position }) => ({ first: position, last: Math.min(position + verses - 1, within.last) }));
}

interface Scored {
  readonly position: number;
  readonly score: number;
}

/** Keeps the best ones in order; of equal ones the one that came later. */
function keep(best: Scored[], position: number, score: number, limit: number): void {
  let at = best.length;
  if (at === limit && score < (best[at - 1]?.score ?? 0)) return;
  while (at > 0 && (best[at - 1]?.score ?? 0) <= score) at -= 1;
  best.splice(at, 0, { position, score });
  if (best.length > limit) best.pop();
}

/** One for all calls: each takes all of it, and none lasts beyond its turn. */
const SCORES = new Float32Array(VERSE_TOTAL);

/** By verse of the passage: the weight of the words of the quotation that it holds. */
function sharedWeights(text: ComparableText, words: readonly number[], { first, last }: Passage): Float32Array {
  const distinct = [...new Set(words)]
    .map((word) => ({ verses: text.versesWith(word), weight: text.weight(word) }))
    .filter(({ verses }) => verses.length > 0)
    .sort((a, b) => b.weight - a.weight);
  const rare = distinct.filter(({ verses }) => verses.length <= COMMON);
  const scores = SCORES.subarray(0, last - first + 1).fill(0);
  for (const { verses, weight } of rare.length >= TELLING ? rare : distinct.slice(0, TELLING)) {
    for (let index = 0; index < verses.length; index += 1) {
      const offset = (verses[index] ?? 0) - first;
      // A typed array takes no entry outside of it.
      scores[offset] = (scores[offset] ?? 0) + weight;
    }
  }
  return scores;
}
