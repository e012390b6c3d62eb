import type { Citation } from '@berea/contracts';
import { parseReferences, type ReferenceSpan } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { passageOf } from '../library/places.js';
import { citedName, citeInvalid, citeReference } from './cite.js';
import { findQuotations } from './find-quotations.js';
import { judgeQuotation } from './judge-quotation.js';
import { ReferenceList } from './reference-list.js';
import { type Block, splitBlocks } from './split-blocks.js';
import { unknownBooks } from './unknown-books.js';

/** More than any text cites; keeps the work of one request, and what is stored with an answer, in bounds. */
export const MAX_CITATIONS = 400;

interface Found {
  readonly at: number;
  readonly citation: Citation;
}

/**
 * Checks every Scripture quotation and reference of a Markdown text. A quotation is what stands in quotation marks or
 * block quotes and has at least four words, or is a whole verse. See `VERDICTS` for what is said of it.
 * @param texts the installed translations; the first is the one that quotations should be from
 * @returns at most 400 citations, in the order of the text, each distinct one once
 */
export async function verifyText(texts: readonly BibleText[], markdown: string): Promise<Citation[]> {
  const { plain, blocks } = splitBlocks(markdown);
  const references = blocks.flatMap((block) => referencesOf(plain, block));
  const { judged, spoken } = await judgeAll(texts, plain, blocks, references);
  const confirmed = new Set(judged.flatMap(({ citation }) => (isConfirmed(citation) ? [citation.reference] : [])));
  // The reference of a quotation is listed with it, not once more; one that does not exist is always told.
  const alone = references.filter(
    (reference) => !reference.valid || !(spoken.has(reference) || confirmed.has(citedName(reference))),
  );
  const found = [
    ...judged,
    ...distinct(alone, citedName).map((reference) => ({ at: reference.start, citation: citeAlone(texts, reference) })),
    ...unknownBooks(plain, references).map(({ book, reference, start }) => ({
      at: start,
      citation: {
        reference,
        verdict: 'invalid_reference' as const,
        reason: `There is no book called ${book} among the 66 of this Bible.`,
      },
    })),
  ];
  const citations = found.sort((a, b) => a.at - b.at).map(({ citation }) => citation);
  const same = ({ verdict, reference, quote }: Citation) => `${verdict} ${reference} ${quote ?? ''}`;
  return distinct(citations, same).slice(0, MAX_CITATIONS);
}

const referencesOf = (plain: string, { start, end }: Block): ReferenceSpan[] =>
  parseReferences(plain.slice(start, end)).map((span) => ({
    ...span,
    start: span.start + start,
    end: span.end + start,
  }));

/** Judges the quotations; `spoken` are the references that were said to be theirs. */
async function judgeAll(
  texts: readonly BibleText[],
  plain: string,
  blocks: readonly Block[],
  references: readonly ReferenceSpan[],
): Promise<{ judged: Found[]; spoken: ReadonlySet<ReferenceSpan> }> {
  const list = new ReferenceList(references);
  const judged: Found[] = [];
  const spoken = new Set<ReferenceSpan>();
  let covered = 0;
  for (const [index, block] of blocks.entries()) {
    for (const quotation of findQuotations(plain, block, list, blocks[index + 1])) {
      if (judged.length >= MAX_CITATIONS) return { judged, spoken };
      // What stands inside of a quotation that was judged is a part of it.
      if (quotation.end <= covered) continue;
      const citation = await judgeQuotation(texts, quotation);
      if (!citation) continue;
      covered = quotation.end;
      judged.push({ at: quotation.start, citation });
      const spokenFor = quotation.claims.find((reference) => citedName(reference) === citation.reference);
      if (spokenFor) spoken.add(spokenFor);
    }
  }
  return { judged, spoken };
}

function citeAlone([text]: readonly BibleText[], reference: ReferenceSpan): Citation {
  const passage = passageOf(reference);
  if (!passage || !text) return citeInvalid(reference);
  return { verdict: 'valid_reference', ...citeReference(text, reference, passage) };
}

const isConfirmed = ({ verdict }: Citation): boolean => verdict === 'exact' || verdict === 'exact_elsewhere';

/** The first of those that have the same key. */
const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
