import { type Passage, placeAt } from '@berea/scripture';
import { holds, isQuoted, lengthOf, type Ranked } from './evidence.js';

/** Verses as near as this are shown as one passage, up to this many. */
const NEAR = 2;
const LONGEST = 4;

/**
 * Joins verses that stand beside each other in the Bible, where each of them has its reasons, and passages that share a
 * verse: a reader wants the passage once, and room for another one. A passage stands where its best did. What is quoted
 * stays as it is: its bounds say what.
 * @param candidates best first
 * @param position of the verse, which no passage holds
 */
export function joinNeighbours(candidates: readonly Ranked[], position: number): Ranked[] {
  const joined: Ranked[] = [];
  for (const candidate of candidates) {
    const at = isQuoted(candidate) ? -1 : joined.findIndex((each) => belongs(each, candidate, position));
    const home = joined[at];
    if (home) joined[at] = join(home, candidate, position);
    else joined.push(candidate);
  }
  return joined;
}

const belongs = (home: Ranked, other: Ranked, position: number): boolean =>
  gapOf(home, other) < 0 || (gapOf(home, other) < NEAR && mayWiden(home, other, position));

/** The number of verses between two passages; less than none where they share one. */
const gapOf = (a: Passage, b: Passage): number => Math.max(a.first, b.first) - Math.min(a.last, b.last) - 1;

function mayWiden(home: Ranked, other: Ranked, position: number): boolean {
  const whole = union(home, other);
  if (isQuoted(home) || lengthOf(whole) > LONGEST || holds(whole, position)) return false;
  const [from, to] = [placeAt(whole.first), placeAt(whole.last)];
  return from.book === to.book && from.chapter === to.chapter;
}

const union = (a: Passage, b: Passage): Passage => ({
  first: Math.min(a.first, b.first),
  last: Math.max(a.last, b.last),
});

/** With the reasons of the first, and those of further works. What would make it too long adds its reasons alone. */
function join(home: Ranked, other: Ranked, position: number): Ranked {
  const heard = new Set(home.reasons.map(({ source }) => source));
  const joined = {
    ...home,
    reasons: [...home.reasons, ...other.reasons.filter(({ source }) => !heard.has(source))],
  };
  if (!mayWiden(home, other, position)) return joined;
  const best = home.best ?? home;
  return {
    ...joined,
    ...union(home, other),
    computed: [...home.computed, ...other.computed],
    best: other.evidence > best.evidence ? other : best,
  };
}
