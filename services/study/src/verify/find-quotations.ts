import type { ReferenceSpan } from '@berea/scripture';
import type { Block } from './split-blocks.js';

/** Words that a text presents as somebody's, and where they claim to stand. */
export interface Quotation {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Set as a block quote, which is meant as a quotation however short it is */
  readonly block: boolean;
  /** The references that it may be checked against, nearest first; the first one is what it claims */
  readonly claims: readonly ReferenceSpan[];
}

/** Pairs of quotation marks. A straight one opens after a blank or bracket and closes before one, else it is an apostrophe. */
const MARKS = [
  /“([^“”]+)”/g,
  /‘((?:[^‘’]|’(?=\p{L}))+)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}])"(?=\S)([^"]*[^"\s])"(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])'(?=\S)((?:[^']|(?<=\p{L})'(?=\p{L}))*[^'\s])'(?!\p{L})/gu,
];

const DECORATION = String.raw`[\s*_~"“”'‘’.,;:!?]*`;
/** What may stand between words and the reference that belongs to them and to nothing else: a dash or a bracket. */
const BINDS = new RegExp(
  `^${DECORATION}(?:[(\\[—–]|--?)${DECORATION}(?:(?:see|cf|from|in)\\b\\.?\\s*)?${DECORATION}$`,
  'iu',
);
/** What may stand after the reference of a block quote: a bracket's end, the translation. */
const TAIL = /^[\s)\].,;:*_~"”]*(?:[([]?\s*[A-Z]{2,5}\d{0,4}\s*[)\]]?)?[\s)\].,;:*_~"”]*$/;
const LEADING = /^[\s*_~([]*$/;
const BETWEEN_REFERENCES = /^[\s,;&]*(?:and\b\s*)?$/i;

/** The quotations of one block with their claims; a block quote comes before the marked ones inside it. */
export function findQuotations(
  plain: string,
  block: Block,
  references: readonly ReferenceSpan[],
  next: Block | undefined,
): Quotation[] {
  const inside = references.filter(({ start, end }) => start >= block.start && end <= block.end);
  const before = references.filter(({ end }) => end <= block.start).slice(-1);
  const marked = MARKS.flatMap((pattern) => [...plain.slice(block.start, block.end).matchAll(pattern)]).map((match) => {
    const start = block.start + match.index;
    const end = start + match[0].length;
    return { text: match[1] ?? '', start, end, block: false, claims: claimsOf(plain, start, end, inside, before) };
  });
  marked.sort((a, b) => a.start - b.start || b.end - a.end);
  return block.quoted ? [...blockQuote(plain, block, inside, before, references, next), ...marked] : marked;
}

function claimsOf(
  plain: string,
  start: number,
  end: number,
  inside: readonly ReferenceSpan[],
  before: readonly ReferenceSpan[],
): readonly ReferenceSpan[] {
  const after = inside.filter((reference) => reference.start >= end);
  const [first] = after;
  if (first && BINDS.test(plain.slice(end, first.start))) return groupFrom(plain, after);
  const preceding = [...before, ...inside.filter((reference) => reference.end <= start)].slice(-1);
  return [...after.slice(0, 1), ...preceding];
}

/** The references that stand together at the front: '(Matthew 5:44; Luke 6:27)'. */
function groupFrom(plain: string, references: readonly ReferenceSpan[]): ReferenceSpan[] {
  const apart = references.findIndex((reference, index) => {
    const previous = references[index - 1];
    return previous !== undefined && !BETWEEN_REFERENCES.test(plain.slice(previous.end, reference.start));
  });
  return references.slice(0, apart < 0 ? undefined : apart);
}

function blockQuote(
  plain: string,
  { start, end }: Block,
  inside: readonly ReferenceSpan[],
  before: readonly ReferenceSpan[],
  references: readonly ReferenceSpan[],
  next: Block | undefined,
): Quotation[] {
  const quote = (from: number, to: number, claims: readonly ReferenceSpan[]): Quotation[] =>
    to > from ? [{ text: plain.slice(from, to), start: from, end: to, block: true, claims }] : [];
  const last = inside.at(-1);
  if (last && TAIL.test(plain.slice(last.end, end))) {
    const group = inside.filter((_, index) => groupFrom(plain, inside.slice(index)).at(-1) === last);
    return quote(start, group[0]?.start ?? last.start, group);
  }
  const [leading] = inside;
  if (leading && LEADING.test(plain.slice(start, leading.start))) return quote(leading.end, end, [leading]);
  // Some writers put the reference on a line of its own below the quotation.
  const below = next && references.find((reference) => reference.start >= next.start && reference.end <= next.end);
  if (below && BINDS.test(plain.slice(end, below.start))) return quote(start, end, [below]);
  return quote(start, end, before);
}
