import { placeAt, type Passage } from '@berea/scripture';
import { type Candidate, holds, lengthOf } from '../../../services/study/src/cross-references/evidence.js';
import type { ReferenceWeb, Standing } from './reference-web.js';

/** Merits that decide the place of a candidate. */
export type Merits = Standing & {
  /** The logarithm of what all witnesses say together. */
  readonly evidence: number;
  /** From 0 to 1: how much of the words is the same, rare ones counting more. */
  readonly likeness: number;
  /** Grows with its words: a long verse has more in common with any other one. */
  readonly length: number;
  /** 1 where one quotes the other, as translators or a list of quotations say. */
  readonly quoted: number;
};

/**
 * Learnt on half of the verses of a list of links that people voted for, so that a link that people value comes before
 * the others of its verse; measured on the other half by `npm run evaluate -- --links`. The votes are no part of it.
 * `quoted` is reasoned: voters value quotations no more than the rest, but a reader has to find them.
 */
const WEIGHTS: Readonly<Record<keyof Merits, number>> = {
  evidence: 0.29,
  listed: 1.37,
  brief: 3.53,
  late: 0.42,
  company: 2.76,
  likeness: 0.16,
  renown: 0.38,
  context: 0.24,
  length: -0.28,
  quoted: 2,
};

/** Puts the sum on the scale of the witnesses' points: as many as before reach 20, where two agree, and 40. */
const SCALE = { points: 40, sum: 5.1, half: 3.13 };

export function scoreOf(merits: Merits): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * merits[name as keyof Merits],
    0,
  );
  return SCALE.points * 2 ** ((sum - SCALE.sum) / SCALE.half);
}

/** Grounds for the order of candidates. */
export interface Grounds {
  likeness(position: number): (other: number) => number;
  /** The number of words of a verse. */
  wordsOf(position: number): number;
}

/** A passage is judged by its verses, up to this many. */
const MOST_VERSES = 8;
const NOWHERE: Standing = { listed: 0, brief: 0, late: 0, company: 0, renown: 0, context: 0 };

/** Puts what witnesses set beside a verse in the order that readers value. */
export class Ranking {
  constructor(
    private readonly webs: readonly ReferenceWeb[],
    private readonly grounds: Grounds,
  ) {}

  /** Best first, neighbours joined. */
  rank(position: number, candidates: readonly Candidate[]): Candidate[] {
    const meritsOf = this.merits(position);
    const ranked = candidates
      .map((candidate) => ({ ...candidate, score: scoreOf(meritsOf(candidate)) }))
      .sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last);
    return joinNeighbours(ranked, position);
  }

  /** Merits of each candidate: of its verses, the best of each. */
  merits(position: number): (candidate: Candidate) => Merits {
    const likeness = this.grounds.likeness(position);
    const standings = this.webs.map((web) => web.from(position));
    return (candidate) => {
      const verses = Array.from(
        { length: Math.min(lengthOf(candidate), MOST_VERSES) },
        (_, at) => candidate.first + at,
      );
      const all = verses.flatMap((verse) => standings.map((standing) => standing(verse)));
      const best = (name: keyof Standing) => Math.max(NOWHERE[name], ...all.map((each) => each[name]));
      return {
        evidence: Math.log(Math.max(1, candidate.score)),
        listed: best('listed'),
        brief: best('brief'),
        late: best('late'),
        company: best('company'),
        likeness: Math.max(...verses.map(likeness)),
        renown: best('renown'),
        context: best('context'),
        length: Math.log1p(this.grounds.wordsOf(candidate.first)),
        quoted: isQuoted(candidate) ? 1 : 0,
      };
    };
  }
}

const isQuoted = ({ reasons }: Candidate): boolean => reasons.some(({ kind }) => kind === 'quotation');

/** Verses as near as this are shown as one passage, up to this many. */
const NEAR = 2;
const LONGEST = 4;

/**
 * Joins neighbouring verses of the Bible if each of them has its reasons: a reader wants the passage, and room for
 * another one. A passage takes the place of its best verse. A quotation stays as it is: its bounds matter.
 * @param candidates best first
 * @param position of the verse, which no passage holds
 */
export function joinNeighbours(candidates: readonly Candidate[], position: number): Candidate[] {
  const joined: Candidate[] = [];
  for (const candidate of candidates) {
    const at = isQuoted(candidate) ? -1 : joined.findIndex((each) => mayJoin(each, candidate, position));
    const home = joined[at];
    if (home) joined[at] = join(home, candidate);
    else joined.push(candidate);
  }
  return joined;
}

function mayJoin(home: Candidate, other: Candidate, position: number): boolean {
  if (isQuoted(home)) return false;
  if (other.first > home.last + NEAR || other.last < home.first - NEAR) return false;
  const whole = union(home, other);
  if (lengthOf(whole) > LONGEST || holds(whole, position)) return false;
  const [from, to] = [placeAt(whole.first), placeAt(whole.last)];
  return from.book === to.book && from.chapter === to.chapter;
}

const union = (a: Passage, b: Passage): Passage => ({
  first: Math.min(a.first, b.first),
  last: Math.max(a.last, b.last),
});

function join(home: Candidate, other: Candidate): Candidate {
  const reasons = [...home.reasons, ...other.reasons];
  return {
    ...home,
    ...union(home, other),
    reasons: [...new Map(reasons.map((reason) => [`${reason.source} ${reason.text}`, reason])).values()],
    computed: [...home.computed, ...other.computed],
  };
}
