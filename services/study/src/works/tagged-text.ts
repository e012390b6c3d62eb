import { isFunctionWord } from '@berea/contracts';
import { VERSE_TOTAL } from '@berea/scripture';
import { type BiblePack, packStrongs, TimeSlice, unpackStrongs } from '@berea/text-packs';
import type { BibleText } from './bible-text.js';
import { FlatRuns, Postings } from '../text/packed-arrays.js';
import { wordsOf } from '../text/fold-words.js';

/** Words of a verse, in UTF-16 units of its text, with the lemmas behind them. */
export interface TaggedRun {
  readonly start: number;
  readonly length: number;
  /** G26, H2617 */
  readonly strongs: readonly string[];
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Packed numbers are below this: see `packStrongs`. */
const STRONGS_TOTAL = 20_000;

/** Strong's numbers on the words of a text: the lemmas behind its words. */
export class TaggedText {
  private readonly counts = new Uint32Array(STRONGS_TOTAL);
  /** By packed number: its renderings. */
  private readonly renderings = new Map<number, Map<string, number>>();
  private readonly lemmas = new Map<string, Map<string, number>>();

  private constructor(
    readonly text: BibleText,
    private readonly runs: FlatRuns,
    /** By packed number. */
    private readonly positions: Postings,
  ) {}

  /** Reads the tags; yields to the event loop on the way. */
  static async of(text: BibleText, tags: BiblePack['words']): Promise<TaggedText> {
    const slice = new TimeSlice();
    const runs = new FlatRuns(tags, VERSE_TOTAL);
    await slice.yieldToEventLoop();
    const tagged = new TaggedText(text, runs, postings(runs));
    await slice.yieldToEventLoop();
    await tagged.collectRenderings(slice);
    for (const renderings of tagged.renderings.values()) dropStrayFunctionWords(renderings);
    await tagged.collectLemmas(slice);
    return tagged;
  }

  /** The tagged words of a verse, in the order of the text. */
  words(position: number): readonly TaggedRun[] {
    return [...runsOf(this.runs.of(position))].map(([start, length, numbers]) => ({
      start,
      length,
      strongs: Array.from(numbers, unpackStrongs),
    }));
  }

  /** The verses that hold a lemma, ascending. */
  positionsOf(id: string): readonly number[] {
    return Array.from(this.positions.of(packStrongs(id)));
  }

  /** How often a lemma is tagged; more than its verses where one holds it twice. */
  count(id: string): number {
    return this.counts[packStrongs(id)] ?? 0;
  }

  /** The renderings of a lemma: folded words, without the function words around them → how often. */
  wordsOf(id: string): ReadonlyMap<string, number> {
    return this.renderings.get(packStrongs(id)) ?? NONE;
  }

  /** The lemmas behind a folded word → how often. */
  idsOf(word: string): ReadonlyMap<string, number> {
    return this.lemmas.get(word) ?? NONE;
  }

  private async collectRenderings(slice: TimeSlice): Promise<void> {
    // The same words come again and again; folding them once is what makes this quick.
    const folded = new Map<string, string>();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const verse = this.text.at(position);
      for (const [start, length, numbers] of runsOf(this.runs.of(position))) {
        const words = verse.slice(start, start + length);
        let rendering = folded.get(words);
        if (rendering === undefined) folded.set(words, (rendering = core(wordsOf(words)).join(' ')));
        for (const number of numbers) this.note(number, rendering);
      }
      await slice.yieldToEventLoop();
    }
  }

  private note(number: number, rendering: string): void {
    this.counts[number]! += 1;
    add(
      getOr(this.renderings, number, () => new Map()),
      rendering,
      1,
    );
  }

  private async collectLemmas(slice: TimeSlice): Promise<void> {
    for (const [number, renderings] of this.renderings) {
      const id = unpackStrongs(number);
      for (const [rendering, count] of renderings) {
        for (const word of new Set(rendering.split(' '))) {
          add(
            getOr(this.lemmas, word, () => new Map()),
            id,
            count,
          );
        }
      }
      await slice.yieldToEventLoop();
    }
  }
}

const postings = (runs: FlatRuns): Postings =>
  new Postings(STRONGS_TOTAL, VERSE_TOTAL, (note) => {
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      for (const [, , numbers] of runsOf(runs.of(position))) for (const number of numbers) note(number, position);
    }
  });

function* runsOf(flat: Uint16Array): Iterable<[start: number, length: number, numbers: Uint16Array]> {
  for (let at = 0; at < flat.length;) {
    const count = flat[at + 2] ?? 0;
    yield [flat[at] ?? 0, flat[at + 1] ?? 0, flat.subarray(at + 3, at + 3 + count)];
    at += 3 + count;
  }
}

/** "thou shalt love" → love; words that are function words all of them stay. */
function core(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isFunctionWord(word));
  if (first < 0) return words;
  const last = words.findLastIndex((word) => !isFunctionWord(word));
  return words.slice(first, last + 1);
}

/**
 * A tag can sit on the article alone ("the" of "the Spirit"). If a lemma mostly belongs to words with a meaning, such
 * tags say nothing of how it is rendered.
 */
function dropStrayFunctionWords(renderings: Map<string, number>): void {
  const stray = [...renderings].filter(([words]) => words.split(' ').every(isFunctionWord));
  const total = (entries: Iterable<readonly [string, number]>) =>
    [...entries].reduce((sum, [, count]) => sum + count, 0);
  if (total(stray) * 2 < total(renderings)) for (const [words] of stray) renderings.delete(words);
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}

const add = <Key>(counts: Map<Key, number>, key: Key, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);

/** Strong's number → its words in a verse, in order; '…' marks the words between two of them. */
export function wordsOfLemmas(text: BibleText, position: number, runs: readonly TaggedRun[]): Map<string, string> {
  const verse = text.at(position);
  const words = new Map<string, string>();
  for (const { start, length, strongs } of runs) {
    const run = verse.slice(start, start + length).replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
    if (!wordsOf(run).length) continue;
    for (const id of strongs) words.set(id, words.has(id) ? `${words.get(id)} … ${run}` : run);
  }
  return words;
}
