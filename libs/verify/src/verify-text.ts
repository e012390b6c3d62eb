import type { Citation } from '@berea/contracts';
import { parseRelatedReferences, passageOf, type ReferenceSpan } from '@berea/scripture';
import type { ScriptureText } from './scripture-text.js';
import { citedName, citeInvalid, citeReference, unknownBooks } from './citations.js';
import { findQuotations, type Quotation } from './quotations.js';
import { findSetVerses } from './set-verses.js';
import { judgeQuotation } from './verdict.js';
import { MIN_WORDS } from './word-for-word.js';
import { ReferenceList } from './attribution.js';
import { goOn, type Pause } from './pause.js';
import { type Block, splitBlocks } from './split-blocks.js';

/** More than any text cites; keeps the work of one request, and what is stored with an answer, in bounds. */
export const MAX_CITATIONS = 400;

/** Thrown for a text whose quotations cost more than `mostWork`: too many of them, of passages that are too long. */
export class TooMuchToCheckError extends Error {}

/** As much as a passage is read through for; longer ones are looked up. */
const LONGEST_READ = 400;
/** Cost of any quotation, in verses that are read. */
const ANY_QUOTATION = 10;
const workOn = ({ claims, words }: Quotation): number =>
  claims.reduce(
    (sum, claim) => {
      const passage = passageOf(claim);
      return sum + (passage ? Math.min(LONGEST_READ, passage.last - passage.first) : 0);
    },
    words < MIN_WORDS ? 0 : ANY_QUOTATION,
  );

/** A citation and where its quotation, or its reference where it has none, begins in the text: in UTF-16 units, from 0. */
export interface LocatedCitation {
  readonly start: number;
  readonly citation: Citation;
}

export interface VerifyOptions {
  /** All versions that a reader has, if the text is compared with some of them alone; those of `texts` otherwise */
  readonly installed?: readonly Pick<ScriptureText, 'label'>[] | undefined;
  /**
   * What the quotations may cost, in verses that are read: each 10, and besides up to 400 for the length of each
   * passage that it claims. No bound where it is left out: set one for any text that others send.
   */
  readonly mostWork?: number | undefined;
  /** How many quotations are judged, and citations come back; 400 where it is left out */
  readonly mostCitations?: number | undefined;
  readonly pause?: Pause | undefined;
}

/**
 * Checks every Scripture quotation and reference of a Markdown text. A quotation is text in quotation marks or block
 * quotes that has at least four words, or is a whole verse. See `VERDICTS` for the results.
 *
 * Its time grows with the length of the text and the number of `texts`; whoever calls bounds the length (a request has
 * at most `CITED_TEXT_LIMIT` UTF-16 units).
 * @param texts the versions to compare with; the first is the one that quotations should be from
 * @param markdown plain text is Markdown as well
 * @throws TooMuchToCheckError if the quotations cost more than `mostWork`, and what `pause` throws
 * @returns at most `mostCitations`, in the order of the text, each distinct one once. Words that differ are in
 *   `difference`, in order: `added` in the quotation alone, `missing` in the text alone.
 */
export async function verifyText(
  texts: readonly ScriptureText[],
  markdown: string,
  options: VerifyOptions = {},
): Promise<Citation[]> {
  const located = await locateCitations(texts, markdown, options);
  const same = ({ verdict, reference, quote }: Citation) => `${verdict} ${reference} ${quote ?? ''}`;
  const citations = distinct(
    located.map(({ citation }) => citation),
    same,
  );
  return citations.slice(0, options.mostCitations ?? MAX_CITATIONS);
}

/**
 * The same with places: what is said twice is there twice, in the order of the text.
 * @throws what `verifyText` throws
 */
export async function locateCitations(
  texts: readonly ScriptureText[],
  markdown: string,
  { installed = texts, mostWork = Infinity, mostCitations = MAX_CITATIONS, pause = goOn }: VerifyOptions = {},
): Promise<LocatedCitation[]> {
  const { plain, blocks } = splitBlocks(markdown);
  const references = await findReferences(plain, blocks, pause);
  const { judged, spoken } = await judgeAll(texts, plain, blocks, references, {
    installed: installed.map(({ label }) => label),
    mostWork,
    mostCitations,
    pause,
  });
  const confirmed = new Set(judged.flatMap(({ citation }) => (isConfirmed(citation) ? [citation.reference] : [])));
  // The reference of a quotation is listed with it, not once more; one that does not exist is always told.
  const alone = references.filter(
    // The meaning of 'v. 9' is certain only beside its words.
    (reference) =>
      !reference.relative && !confirmed.has(citedName(reference)) && !(reference.valid && spoken.has(reference)),
  );
  const cited = new Map(distinct(alone, citedName).map((each) => [citedName(each), citeAlone(texts, each)]));
  const found = [
    ...judged,
    ...alone.flatMap((reference) => {
      const citation = cited.get(citedName(reference));
      return citation ? [{ start: reference.start, citation }] : [];
    }),
    ...unknownBooks(plain, references).map(({ reference, start, reason }) => ({
      start,
      citation: { reference, verdict: 'invalid_reference' as const, reason },
    })),
  ];
  return found.sort((a, b) => a.start - b.start);
}

/** Reading them takes long where there are thousands, so a long block is read a piece at a time. */
async function findReferences(plain: string, blocks: readonly Block[], pause: Pause): Promise<ReferenceSpan[]> {
  const references: ReferenceSpan[] = [];
  for (const { start, end } of blocks.flatMap((block) => piecesOf(plain, block))) {
    // 'v. 9' in one paragraph may go on from the reference in the one before.
    for (const span of parseRelatedReferences(plain.slice(start, end), references.at(-1))) {
      references.push({ ...span, start: span.start + start, end: span.end + start });
    }
    await pause();
  }
  return references;
}

/** Characters of a block that are read at once where sentences end in them, and in any case. */
const PIECE = 1_500;
const LONGEST_PIECE = 4_000;
/** A block is cut so that a reference and those that continue its book are on one side. */
const END_OF_SENTENCE = /[.!?…][”"’)\]]*\s/g;

function piecesOf(plain: string, { start, end }: Block): Pick<Block, 'start' | 'end'>[] {
  const pieces = [];
  let from = start;
  while (end - from > PIECE) {
    const cut = lengthOfPiece(plain.slice(from, Math.min(end, from + LONGEST_PIECE)));
    pieces.push({ start: from, end: from + cut });
    from += cut;
  }
  return [...pieces, { start: from, end }];
}

function lengthOfPiece(text: string): number {
  const sentence = [...text.slice(0, PIECE).matchAll(END_OF_SENTENCE)].at(-1);
  if (sentence) return sentence.index + sentence[0].length;
  return text.length < LONGEST_PIECE ? text.length : text.lastIndexOf(' ') + 1 || text.length;
}

interface Bounds {
  readonly installed: readonly string[];
  readonly mostWork: number;
  readonly mostCitations: number;
  readonly pause: Pause;
}

/** Judges the quotations; `spoken` are the references that were said to be theirs. */
async function judgeAll(
  texts: readonly ScriptureText[],
  plain: string,
  blocks: readonly Block[],
  references: readonly ReferenceSpan[],
  { installed, mostWork, mostCitations, pause }: Bounds,
): Promise<{ judged: LocatedCitation[]; spoken: ReadonlySet<ReferenceSpan> }> {
  const list = new ReferenceList(references);
  const judged: LocatedCitation[] = [];
  const spoken = new Set<ReferenceSpan>();
  let covered = 0;
  let work = 0;
  for (const [index, block] of blocks.entries()) {
    const marked = findQuotations(plain, block, list, blocks[index + 1]);
    for (const quotation of inTurn(marked, findSetVerses(plain, blocks, index, list))) {
      if (judged.length >= mostCitations) return { judged, spoken };
      // A quotation inside of a judged one is a part of it.
      if (quotation.end <= covered && !quotation.set) continue;
      await pause();
      work += workOn(quotation);
      if (work > mostWork) throw new TooMuchToCheckError();
      const citation = await judgeQuotation(texts, quotation, installed, pause);
      if (!citation) continue;
      if (!quotation.set) covered = quotation.end;
      judged.push({ start: quotation.start, citation });
      const spokenFor = quotation.claims.find((reference) => citedName(reference) === citation.reference);
      if (spokenFor) spoken.add(spokenFor);
    }
  }
  return { judged, spoken };
}

function* inTurn<Item>(...all: Iterable<Item>[]): Generator<Item> {
  for (const items of all) yield* items;
}

function citeAlone(texts: readonly ScriptureText[], reference: ReferenceSpan): Citation {
  const [text] = texts;
  const passage = passageOf(reference);
  if (!passage || !text) return citeInvalid(reference);
  const other = texts.find((each) => each.slice(passage).some(Boolean));
  if (other && other !== text && !text.slice(passage).some(Boolean)) {
    const reason = `${citedName(reference)} is not in the ${text.label}. These are the words of the ${other.label}.`;
    return { verdict: 'valid_reference', ...citeReference(other, reference, passage), reason };
  }
  return { verdict: 'valid_reference', ...citeReference(text, reference, passage) };
}

const isConfirmed = ({ verdict }: Citation): boolean => verdict === 'exact' || verdict === 'exact_elsewhere';

/** The first of those that have the same key. */
const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
