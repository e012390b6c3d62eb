import type { CrossReferenceReason } from '@berea/contracts';
import type { Passage } from '@berea/scripture';

/** That somebody, or a computation, sets a passage beside a verse. */
export interface Evidence extends Passage {
  /** How much it says, on the scale of the computed scores: 6 is weak, 40 nearly word for word. */
  readonly points: number;
  /** Why, in words; of computed parallels it is worked out only when they are shown. */
  readonly reason?: CrossReferenceReason;
}

/** A witness that can be asked about a verse. */
export interface Witness {
  /** Id of the work: what several pieces of evidence of one witness say is not agreement. */
  readonly source: string;
  of(position: number): readonly Evidence[];
}

export const lengthOf = ({ first, last }: Passage): number => last - first + 1;
export const holds = ({ first, last }: Passage, position: number): boolean => first <= position && position <= last;

/** A passage to compare, with everything that speaks for it. */
export interface Candidate extends Passage {
  /** How much all witnesses say together. */
  readonly evidence: number;
  /** Without that of the computation. */
  readonly reasons: readonly CrossReferenceReason[];
  /** Verses of the passage that the computation found, best first. */
  readonly computed: readonly number[];
}

/** A candidate with its place in the order. */
export interface Ranked extends Candidate {
  readonly score: number;
  /** Verse with the most evidence in a passage that was joined from several; its words are shown. */
  readonly best?: Candidate;
}

/** Whether one quotes the other, as translators or a list of quotations say. */
export const isQuoted = ({ reasons }: Candidate): boolean => reasons.some(({ kind }) => kind === 'quotation');

/** Evidence with the name of its witness. */
export type Said = Evidence & { readonly source: string };

/** A passage this long may represent its verses; a longer one is a reference of its own. */
const SHORT = 4;
/** However often one witness says it. */
const MOST_OF_ONE = 60;
/** Share that each further witness adds to the total. */
const AGREEMENT = 0.25;

/**
 * Brings together what several witnesses say of one verse, best first. All speak on one scale, so that none is heard only
 * after another has finished; what two of them say counts more than the same said twice by one.
 * @param position of the verse; passages that hold it are left out
 * @param computedBy name of the computation among the witnesses
 */
export function mergeEvidence(said: readonly Said[], position: number, computedBy: string): Candidate[] {
  // Single verses, of which there may be hundreds, are found at once; passages are few.
  const passages: Said[][] = [];
  const verses = new Map<number, Said[]>();
  const byRange = [...said]
    .filter((each) => !holds(each, position))
    .sort((a, b) => rankOfLength(a) - rankOfLength(b) || a.first - b.first);
  for (const each of byRange) {
    const isVerse = each.first === each.last;
    const home = passages.find(([wide]) => wide && covers(wide, each)) ?? (isVerse && verses.get(each.first));
    if (home) home.push(each);
    else if (isVerse) verses.set(each.first, [each]);
    else passages.push([each]);
  }
  return [...passages, ...verses.values()]
    .map((group) => candidateOf(group, computedBy))
    .sort((a, b) => b.evidence - a.evidence || a.first - b.first || a.last - b.last);
}

/** Short passages first, the longest of them before those that they may cover; then the long ones. */
const rankOfLength = (passage: Passage): number => {
  const length = lengthOf(passage);
  return length <= SHORT ? -length : length;
};

const covers = (wide: Passage, { first, last }: Passage): boolean =>
  (wide.first === first && wide.last === last) || (lengthOf(wide) <= SHORT && wide.first <= first && last <= wide.last);

function candidateOf(group: readonly Said[], computedBy: string): Candidate {
  const witnesses = new Map<string, number>();
  for (const { source, points } of group) {
    witnesses.set(source, Math.min(MOST_OF_ONE, (witnesses.get(source) ?? 0) + points));
  }
  const sum = [...witnesses.values()].reduce((a, b) => a + b, 0);
  const reasons = new Map(
    [...group]
      .sort((a, b) => b.points - a.points)
      .flatMap(({ reason }) => (reason ? [[`${reason.source} ${reason.text}`, reason] as const] : [])),
  );
  const [widest] = group;
  return {
    first: widest?.first ?? 0,
    last: widest?.last ?? 0,
    evidence: sum * (1 + AGREEMENT * (witnesses.size - 1)),
    reasons: [...reasons.values()],
    computed: group
      .filter(({ source }) => source === computedBy)
      .sort((a, b) => b.points - a.points)
      .map(({ first }) => first),
  };
}
