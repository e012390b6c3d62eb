import { lastVersionIn, versionBehind, type ReferenceSpan } from '@berea/scripture';
import type { Block } from './split-blocks.js';

/** The references of a text in order, found by place without going through all of them. */
export class ReferenceList {
  constructor(private readonly all: readonly ReferenceSpan[]) {}

  /** Those that begin at a place or behind it, at most so many. */
  from(start: number, most: number): readonly ReferenceSpan[] {
    const first = this.firstFrom(start);
    return this.all.slice(first, first + most);
  }

  /** The last one that ends at a place or before it. */
  before(end: number): ReferenceSpan | undefined {
    const last = this.all[this.firstFrom(end) - 1];
    return last && last.end <= end ? last : undefined;
  }

  /** Those between two places. */
  within(start: number, end: number): readonly ReferenceSpan[] {
    const inside = this.all.slice(this.firstFrom(start), this.firstFrom(end));
    return (inside.at(-1)?.end ?? 0) <= end ? inside : inside.slice(0, -1);
  }

  private firstFrom(start: number): number {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.all[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A quotation's statement of its origin. */
export interface Attribution {
  /** Bounds of its words, without the reference inside the marks */
  readonly from: number;
  readonly to: number;
  /** The references that it may be checked against, nearest first */
  readonly claims: readonly ReferenceSpan[];
  /** Whether the first claim is plainly made of these words, and not a place that is mentioned somewhere near */
  readonly claimed: boolean;
  /** The first claim is in a paragraph before, and may be about other words */
  readonly apart?: true;
  /** The version that these words are said to be from, by its code where it has one, see `named-versions.ts` */
  readonly translation?: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly block: boolean;
}

interface Around {
  readonly plain: string;
  readonly references: ReferenceList;
  readonly block: Block;
  readonly next: Block | undefined;
}

const DECORATION = String.raw`[\s*_~"“”'‘’.,;:!?]*`;
/** Signs between words and the reference that is theirs alone: a dash or a bracket. */
const BINDS = new RegExp(`^${DECORATION}(?:[(\\[—–]|--?)${DECORATION}(?:(?:see|cf|from|in)\\b${DECORATION})?$`, 'iu');
/** Text that may follow the reference of a block quote: a bracket's end, the translation. */
const TAIL = /^[\s)\].,;:*_~"”'’»]*(?:(?:[([]\s*)?[A-Z]{2,5}\d{0,4}[\s)\].,;:*_~"”'’»]*)?$/;
const LEADING = /^[\s*_~([“"‘'«]*$/;
/** Inside of marks a reference belongs to the words before it only where something parts it from them. */
const PARTED = /[.,;:!?…—–\-([][\s"”’)\]*_]*$/;
const BETWEEN_REFERENCES = /^[\s,;&]*(?:and\b\s*)?$/i;
/** A reference and words further apart than this, or parted by a sentence or another quotation, are near each other only. */
const NEAR = 120;
/** No writer gives more places for one quotation. */
const MAX_CLAIMS = 8;
const END_OF_SENTENCE = /[.!?]["”’»)\]]*\s/g;
const QUOTATION_MARK = /["“”«»]/g;
const APART = /[.!?]["”’»)\]]*\s+["“‘«(]?\p{Lu}|["“”«»]\s*\S/u;

/** Finds out which place a quotation claims: the reference inside its marks, bound to it, or nearest to it. */
export function attributionOf(span: Span, around: Around): Attribution {
  const { plain, references, block, next } = around;
  const { start, end } = span;
  const whole = { from: start, to: end };
  const inner = references.within(start, end);
  const named = (version: string | undefined) => (version === undefined ? {} : { translation: version });
  /** @param last the one that a version may follow */
  const bound = (claims: readonly ReferenceSpan[], place = whole, last = claims.at(-1)): Attribution => ({
    ...place,
    claims,
    claimed: true,
    ...named(versionOf(around, span, last)),
  });
  /** Whether the text between two places is short and of this kind. Only short texts are tried: they may be hostile. */
  const fits = (pattern: RegExp, from: number, to: number): boolean =>
    to - from <= NEAR && pattern.test(plain.slice(from, to));

  const last = inner.at(-1);
  const lastEnd = last && Math.min(end, versionBehind(plain, last.end)?.end ?? last.end);
  if (last && lastEnd !== undefined && fits(TAIL, lastEnd, end)) {
    const group = groupTo(inner, fits);
    const to = group[0]?.start ?? last.start;
    const parted = PARTED.test(plain.slice(Math.max(start, to - NEAR), to));
    if (to > start && (span.block || parted)) return bound(group, { from: start, to });
  }
  const [leading] = inner;
  if (leading && fits(LEADING, start, leading.start)) return bound([leading], { from: leading.end, to: end });

  const after = references.from(end, MAX_CLAIMS).filter((reference) => reference.end <= block.end);
  const [first] = after;
  if (first && fits(BINDS, end, first.start)) return bound(groupFrom(after, fits));
  // Some writers put the reference on a line of its own below the quotation.
  const [below] = next ? references.from(next.start, 1) : [];
  if (span.block && next && below && below.end <= next.end && fits(BINDS, end, below.start)) return bound([below]);

  const preceding = references.before(start);
  const claims = [...after.slice(0, 1), ...(preceding ? [preceding] : [])];
  const nearest = claims.find(
    (reference) => isNear(plain, span, reference) && !(reference === preceding && isTaken(plain, reference)),
  );
  return nearest
    ? {
        ...bound([nearest, ...claims.filter((reference) => reference !== nearest)], whole, nearest),
        ...(nearest.start < block.start && { apart: true }),
      }
    : { ...whole, claims, claimed: false, ...named(versionOf(around, span, undefined)) };
}

/** The version that is named behind the reference, behind the quotation, or in the sentence before it. */
function versionOf(
  { plain, references }: Around,
  { start, end }: Span,
  reference: ReferenceSpan | undefined,
): string | undefined {
  const ofReference = reference && versionBehind(plain, reference.end);
  const behind = (reference && reference.start >= start ? ofReference : undefined) ?? versionBehind(plain, end);
  if (behind) return behind.name;
  const from = Math.max(0, start - NEAR);
  const preceding = references.before(start);
  const lastEnd = (pattern: RegExp): number => {
    const last = [...plain.slice(from, start).matchAll(pattern)].at(-1);
    return last ? from + last.index + last[0].length : from;
  };
  // A version behind an earlier quotation or its reference belongs to that one.
  const earlier = Math.max(lastEnd(QUOTATION_MARK), preceding && preceding !== reference ? preceding.end : 0);
  const own = earlier === from ? from : (versionBehind(plain, earlier)?.end ?? earlier);
  // Between a reference and the quotation after it, the last version counts.
  return lastVersionIn(plain.slice(Math.max(own, lastEnd(END_OF_SENTENCE)), start)) ?? ofReference?.name;
}

type Fits = (pattern: RegExp, from: number, to: number) => boolean;

function isNear(plain: string, { start, end }: Span, reference: ReferenceSpan): boolean {
  const [from, to] = reference.start >= end ? [end, reference.start] : [reference.end, start];
  return to - from <= NEAR && !APART.test(plain.slice(from, to));
}

/** Signs between a quotation and the reference that is its own: its end, and a bracket. */
const TAKEN = /["”’»][.,;:!?]?\s*[([]\s*$/u;

/** Whether a reference belongs to the quotation before it, and to none that follows. */
const isTaken = (plain: string, { start }: ReferenceSpan): boolean =>
  TAKEN.test(plain.slice(Math.max(0, start - 8), start));

/** The references together at the front: '(Matthew 5:44; Luke 6:27)'. */
function groupFrom(references: readonly ReferenceSpan[], fits: Fits): readonly ReferenceSpan[] {
  const apart = references.findIndex((reference, index) => !goesOn(references[index - 1], reference, fits));
  return references.slice(0, apart < 0 ? undefined : apart);
}

/** The references together at the end. */
function groupTo(references: readonly ReferenceSpan[], fits: Fits): readonly ReferenceSpan[] {
  const least = Math.max(0, references.length - MAX_CLAIMS);
  let first = references.length - 1;
  while (first > least && goesOn(references[first - 1], references[first], fits)) first -= 1;
  return references.slice(first);
}

const goesOn = (previous: ReferenceSpan | undefined, next: ReferenceSpan | undefined, fits: Fits): boolean =>
  previous === undefined || (next !== undefined && fits(BETWEEN_REFERENCES, previous.end, next.start));
