import { type Candidate, isQuoted, lengthOf, type Ranked } from './evidence.js';
import type { ReferenceWeb, Standing } from './reference-web.js';
import type { SharedGrounds } from './shared-grounds.js';

/** What decides the place of a candidate. */
export type Merits = Standing & {
  /** The logarithm of what all witnesses say together. */
  readonly evidence: number;
  /** Grows with the number of works that set one beside the other. */
  readonly agreement: number;
  /** 1 where one quotes the other, as translators or a list of quotations say. */
  readonly quoted: number;
  /** 1 where a table of parallel passages sets them side by side. */
  readonly parallel: number;
  /** From 0 to 1: how much of the words is the same, rare ones counting more. */
  readonly likeness: number;
  /** Grows with its words: a long verse has more in common with any other one. */
  readonly length: number;
};

/**
 * Learnt on half of the verses of a list of links that people voted for, then rounded; checked on the other half by
 * `npm run evaluate -- --links`. No vote is read here. Voters value what is quoted, what is told twice and what several
 * works agree on no more than the rest, but a reader has to find it: `evidence`, `agreement`, `quoted` and `parallel` are
 * as high as they can be without a loss elsewhere.
 */
const WEIGHTS: Readonly<Record<keyof Merits, number>> = {
  evidence: 0.8,
  agreement: 0.75,
  quoted: 2,
  parallel: 2,
  listed: 1.4,
  brief: 3.5,
  late: 0.4,
  company: 2.8,
  renown: 0.4,
  context: 0.25,
  likeness: 0.2,
  length: -0.3,
};

/** Puts the sum on the scale of the witnesses' points: as many as by evidence reach 20, where two agree, and 40. */
const SCALE = { points: 40, sum: 7.2, half: 3 };

export function scoreOf(merits: Merits): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * merits[name as keyof Merits],
    0,
  );
  return SCALE.points * 2 ** ((sum - SCALE.sum) / SCALE.half);
}

/** A passage is judged by its verses, up to this many. */
const MOST_VERSES = 8;
const NOWHERE: Standing = { listed: 0, brief: 0, late: 0, company: 0, renown: 0, context: 0 };

/** Puts what witnesses set beside a verse in the order that readers value. */
export class Ranking {
  /** @param parallels id of the work that lists parallel passages */
  constructor(
    private readonly webs: readonly ReferenceWeb[],
    private readonly grounds: Pick<SharedGrounds, 'likeness' | 'wordsOf'>,
    private readonly parallels?: string,
  ) {}

  /** Best first. */
  rank(position: number, candidates: readonly Candidate[]): Ranked[] {
    const meritsOf = this.merits(position);
    return candidates
      .map((candidate) => ({ ...candidate, score: scoreOf(meritsOf(candidate)) }))
      .sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last);
  }

  /** What speaks for each candidate: of its verses, the best of each. */
  private merits(position: number): (candidate: Candidate) => Merits {
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
        evidence: Math.log(Math.max(1, candidate.evidence)),
        agreement: Math.log(new Set(candidate.reasons.map(({ source }) => source)).size || 1),
        quoted: isQuoted(candidate) ? 1 : 0,
        parallel: this.isParallel(candidate) ? 1 : 0,
        listed: best('listed'),
        brief: best('brief'),
        late: best('late'),
        company: best('company'),
        renown: best('renown'),
        context: best('context'),
        likeness: Math.max(...verses.map(likeness)),
        length: Math.log1p(this.grounds.wordsOf(candidate.first)),
      };
    };
  }

  private isParallel({ reasons }: Candidate): boolean {
    return reasons.some(({ source, kind }) => source === this.parallels && kind === 'references');
  }
}
