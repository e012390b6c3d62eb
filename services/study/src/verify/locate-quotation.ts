import type { Citation } from '@berea/contracts';
import { type Passage, passageOf } from '@berea/scripture';
import { Slices } from '../work/slices.js';
import type { BibleText } from '../library/bible-text.js';
import { citeClaim, citeFound, shorten } from './cite.js';
import { ComparableText } from './comparable-text.js';
import type { Quotation } from './find-quotations.js';
import { findWordForWord } from './find-word-for-word.js';

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
    await Slices.current.next();
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
