import type { Citation } from '@berea/contracts';
import { type Passage, passageOf, type ReferenceSpan } from '@berea/scripture';
import { Slices } from '../scheduling/slices.js';
import type { BibleText } from '../works/bible-text.js';
import { citeClaim, citeFound, citeReference, shorten } from './citations.js';
import { ComparableText } from './comparable-text.js';
import type { Quotation } from './quotations.js';
import { findWordForWord, matchQuotation } from './word-for-word.js';
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
    await Slices.current.yieldToEventLoop();
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

/**
 * Word for word at a place that it does not claim: a `wrong_reference`, or, where it claims none, found all the same.
 * @param main the text that it should be from, whether or not it is among `texts`
 */
export async function locateQuotation(
  texts: readonly BibleText[],
  main: BibleText,
  quotation: Quotation,
): Promise<Citation | undefined> {
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    await Slices.current.yieldToEventLoop();
    const nearest = nearestOf(findWordForWord(comparable, quotation.parts), quotation);
    if (!nearest) continue;
    const found = { ...citeFound(nearest), translation: text.label };
    if (quotation.claimed) return { verdict: 'wrong_reference', ...citeClaim(text, quotation), ...found };
    const verdict = text === main ? 'exact' : 'exact_elsewhere';
    return { quote: quotation.text, verdict, ...found, text: shorten(text, nearest) };
  }
  return undefined;
}

/** The place nearest to the one that was meant; the first where none was. */
function nearestOf(found: readonly Passage[], { claims }: Quotation): Passage | undefined {
  const meant = claims.map(passageOf).find((passage) => passage !== undefined);
  const distance = ({ first }: Passage) => (meant ? Math.abs(first - meant.first) : first);
  return found.reduce<Passage | undefined>(
    (best, each) => (best && distance(best) <= distance(each) ? best : each),
    undefined,
  );
}
