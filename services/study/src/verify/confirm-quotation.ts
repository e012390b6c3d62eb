import type { Citation } from '@berea/contracts';
import type { Passage, ReferenceSpan } from '@berea/scripture';
import { Slices } from '../work/slices.js';
import type { BibleText } from '../library/bible-text.js';
import { citeReference } from './cite.js';
import { ComparableText } from './comparable-text.js';
import type { Quotation } from './find-quotations.js';
import { findWordForWord } from './find-word-for-word.js';
import { matchQuotation } from './match-quotation.js';
import type { QuotedParts } from './quoted-words.js';

/** A place that a quotation is said to stand at, and that exists. */
export interface Claim {
  readonly reference: ReferenceSpan;
  readonly passage: Passage;
}

/** Passages of more verses are not read through but looked up. */
const LONG = 400;

/** Word for word at a place that it claims: `exact` in the first text, `exact_elsewhere` in another one. */
export async function confirmQuotation(
  texts: readonly BibleText[],
  { parts, text: quote }: Quotation,
  claims: readonly Claim[],
): Promise<Citation | undefined> {
  if (!claims.length) return undefined;
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    // Other requests are answered between two texts.
    await Slices.current.next();
    for (const { reference, passage } of claims) {
      const found = findWithin(comparable, passage, parts);
      if (!found) continue;
      const place = reference.verse === undefined ? found : passage;
      const verdict = text === texts[0] ? 'exact' : 'exact_elsewhere';
      return { quote, verdict, ...citeReference(text, reference, place) };
    }
  }
  return undefined;
}

function findWithin(text: ComparableText, passage: Passage, parts: QuotedParts): Passage | undefined {
  if (passage.last - passage.first < LONG) return matchQuotation(text, passage, parts);
  return findWordForWord(text, parts).find(({ first, last }) => first >= passage.first && last <= passage.last);
}
