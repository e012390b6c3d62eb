import { VERSE_TOTAL } from '@berea/scripture';
import { CHAPTERS, type LibraryIndex } from './library-index.js';
import type { AskedTerm } from './score-verses.js';
import { SEEN, type Seen } from './weights.js';

export interface LookedFor extends AskedTerm {
  /** A word by which people ask tells nothing of a place. */
  readonly telling: boolean;
}

/** Verses before and after */
const ABOUT = 10;
/** Words of a verse between two that belong together */
const CLOSE = 6;
const SIDE_BY_SIDE = 2;
const MOST_ADJACENT = 3;
const READ_TEXTS = 2;

/** The chance of each place among all that were looked at: a softmax of the weighed sums. */
export function judge(seen: readonly Seen[], weights: Seen): number[] {
  const sums = seen.map((each) => SEEN.reduce((sum, name) => sum + weights[name] * each[name], 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

type Pair = readonly [one: number, other: number, rarity: number];

/** Looks at the best places of a question again: at which of its words are near each other. */
export class SecondLook {
  constructor(private readonly index: LibraryIndex) {}

  /**
   * @param order the terms of the question as it has them
   * @param places with their scores, best first
   */
  see(
    order: readonly number[],
    asked: readonly LookedFor[],
    places: readonly (readonly [at: number, score: number])[],
  ): Seen[] {
    const telling = asked.filter((each) => each.telling);
    const rarity = new Map(asked.map((each) => [each.term, each.rarity]));
    const tells = new Set(telling.map(({ term }) => term));
    const pairs = pairsOf(
      order.filter((term) => tells.has(term)),
      rarity,
    );
    const adjacent = pairsOf(order, rarity);
    const best = places[0]?.[1] || 1;
    return places.map(([at, score]) => {
      const texts = this.index.texts.slice(0, READ_TEXTS).map((text) => this.index.terms.read(text.at(at)));
      return {
        score: score / best,
        about: shareOf(telling, (term) => this.isAbout(term, at)),
        close: closeness(pairs, texts),
        adjacent: Math.min(1, adjacent.filter((pair) => texts.some(standsIn(pair))).length / MOST_ADJACENT),
      };
    });
  }

  private isAbout(term: number, at: number): boolean {
    const last = Math.min(VERSE_TOTAL - 1, at + ABOUT);
    for (let other = Math.max(0, at - ABOUT); other <= last; other += 1)
      if (CHAPTERS[other] === CHAPTERS[at] && this.index.verses.has(term, other)) return true;
    return false;
  }
}

/** Terms that follow each other, with the rarity of the less telling one. */
const pairsOf = (terms: readonly number[], rarity: ReadonlyMap<number, number>): Pair[] =>
  terms.slice(1).flatMap((other, index): Pair[] => {
    const one = terms[index] ?? -1;
    const least = Math.min(rarity.get(one) ?? -1, rarity.get(other) ?? -1);
    return one === other || least < 0 ? [] : [[one, other, least]];
  });

function shareOf(asked: readonly AskedTerm[], isThere: (term: number) => boolean): number {
  const weigh = (terms: readonly AskedTerm[]) => terms.reduce((sum, { rarity }) => sum + rarity, 0);
  return weigh(asked.filter(({ term }) => isThere(term))) / Math.max(Number.EPSILON, weigh(asked));
}

function closeness(pairs: readonly Pair[], texts: readonly (readonly number[])[]): number {
  let [sum, most] = [0, Number.EPSILON];
  for (const [one, other, rarity] of pairs) {
    const distance = Math.min(...texts.map((text) => distanceIn(text, one, other)));
    most += rarity;
    if (distance <= CLOSE) sum += distance <= SIDE_BY_SIDE ? rarity : 0.6 * rarity;
  }
  return sum / most;
}

function distanceIn(text: readonly number[], one: number, other: number): number {
  let [lastOne, lastOther, least] = [-Infinity, -Infinity, Infinity];
  text.forEach((term, at) => {
    if (term === one) lastOne = at;
    else if (term === other) lastOther = at;
    else return;
    least = Math.min(least, Math.abs(lastOne - lastOther));
  });
  return least;
}

const standsIn =
  ([one, other]: Pair) =>
  (text: readonly number[]): boolean =>
    text.some((term, at) => term === one && text[at + 1] === other);
