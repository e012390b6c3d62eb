import type { Citation } from '@berea/contracts';
import { parseReferences, type ReferenceSpan } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { type Passage, passageOf, placeAt } from '../library/places.js';
import { referenceName } from '../library/reference-name.js';
import { findQuotations, type Quotation } from './find-quotations.js';
import { matchQuotation, MIN_WORDS, partsOf, wordCount } from './match-quotation.js';
import { splitBlocks } from './split-blocks.js';

/** More than any answer cites; keeps what is stored with an answer in bounds. */
const MAX_CITATIONS = 100;
const MAX_TEXT = 300;

/**
 * Checks every Scripture quotation and reference of a Markdown text against an installed translation.
 * A quotation whose words stand at its reference is `exact`; a reference alone to verses that exist is `valid_reference`.
 * What earns neither is not listed, nor is the reference that a false quotation claims.
 */
export function verifyText(text: BibleText, markdown: string): Citation[] {
  const { plain, blocks } = splitBlocks(markdown);
  const references = blocks.flatMap(({ start, end }) =>
    parseReferences(plain.slice(start, end)).map((span) => ({
      ...span,
      start: span.start + start,
      end: span.end + start,
    })),
  );
  const quotations = blocks.flatMap((block, index) => findQuotations(plain, block, references, blocks[index + 1]));
  const { exact, spoken } = judge(text, quotations);
  const alone = references
    .filter((reference) => !spoken.has(reference))
    .flatMap((reference) => {
      const passage = passageOf(reference);
      return passage ? [{ at: reference.start, citation: cite(text, reference, passage, 'valid_reference') }] : [];
    });
  const cited = new Set(exact.map(({ citation }) => citation.reference));
  const found = [...exact, ...alone.filter(({ citation }) => !cited.has(citation.reference))];
  return distinct(found.sort((a, b) => a.at - b.at).map(({ citation }) => citation)).slice(0, MAX_CITATIONS);
}

interface Found {
  readonly at: number;
  readonly citation: Citation;
}

function judge(text: BibleText, quotations: Quotation[]): { exact: Found[]; spoken: Set<ReferenceSpan> } {
  const exact: (Found & { end: number })[] = [];
  const spoken = new Set<ReferenceSpan>();
  for (const quotation of quotations) {
    // Quotation marks inside a quotation that was found are the text's own.
    if (exact.some(({ at, end }) => at <= quotation.start && quotation.end <= end)) continue;
    const parts = partsOf(quotation.text);
    const match = firstMatch(text, quotation.claims, parts);
    if (match) {
      const { reference, found } = match;
      const place = reference.verse === undefined ? found : (passageOf(reference) ?? found);
      const citation = { quote: tidy(quotation.text), ...cite(text, reference, place, 'exact') };
      exact.push({ at: quotation.start, end: quotation.end, citation });
      spoken.add(reference);
    } else if (quotation.claims[0] && (quotation.block || wordCount(parts) >= MIN_WORDS)) {
      spoken.add(quotation.claims[0]);
    }
  }
  return { exact, spoken };
}

function firstMatch(text: BibleText, claims: readonly ReferenceSpan[], parts: string[][]) {
  for (const reference of claims) {
    const passage = passageOf(reference);
    const found = passage && matchQuotation(text, passage, parts);
    if (found) return { reference, found };
  }
  return undefined;
}

function cite(text: BibleText, reference: ReferenceSpan, passage: Passage, verdict: Citation['verdict']): Citation {
  const [from, to] = [placeAt(passage.first), placeAt(passage.last)];
  const oneChapter = from.book === to.book && from.chapter === to.chapter;
  return {
    reference: referenceName(reference).replace('–', '-'),
    verdict,
    translation: text.label,
    ...(oneChapter && {
      place: { book: from.book.name, chapter: from.chapter, verse: from.verse, endVerse: to.verse },
    }),
    text: shorten(text, passage),
  };
}

function shorten(text: BibleText, { first, last }: Passage): string {
  // A long passage need not be joined in full to show its beginning.
  const words = text.slice({ first, last: Math.min(last, first + MAX_TEXT / 10) }).join(' ');
  return words.length <= MAX_TEXT ? words : `${words.slice(0, words.lastIndexOf(' ', MAX_TEXT - 1))}…`;
}

/** The quotation on one line, without emphasis and without marks around it. */
const tidy = (quote: string): string =>
  quote
    .replace(/[*_~]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s"“”'‘—–(-]+|[\s"“”‘—–(-]+$/g, '');

const distinct = (citations: Citation[]): Citation[] => [
  ...new Map(
    citations.map((citation) => [`${citation.verdict} ${citation.reference} ${citation.quote ?? ''}`, citation]),
  ).values(),
];
