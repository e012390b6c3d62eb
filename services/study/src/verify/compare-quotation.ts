import type { Citation, WordChange } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { Slices } from '../work/slices.js';
import type { BibleText } from '../library/bible-text.js';
import { citeClaim, citeFound, citeReference } from './cite.js';
import { ComparableText } from './comparable-text.js';
import type { Claim } from './confirm-quotation.js';
import { findAlteration, findAlterationAt } from './find-alteration.js';
import type { Quotation } from './find-quotations.js';
import type { Likeness } from './measure-likeness.js';
import { showDifference } from './show-difference.js';

/** Of a claimed passage of so many verses only the part is shown that a quotation is like. */
const LONG = 40;

/** Nearly word for word at a place that it claims, in the text that it is most like. */
export async function alteredAtClaim(
  texts: readonly BibleText[],
  quotation: Quotation,
  claims: readonly Claim[],
): Promise<Citation | undefined> {
  if (!quotation.claimed) return undefined;
  let best: (Likeness & { text: BibleText; claim: Claim }) | undefined;
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    await Slices.current.next();
    for (const claim of claims) {
      const altered = findAlterationAt(comparable, claim.passage, quotation.parts);
      if (altered && altered.likeness > (best?.likeness ?? 0)) best = { ...altered, text, claim };
    }
  }
  if (!best) return undefined;
  const { text, claim } = best;
  const { first, last } = claim.passage;
  const isLong = claim.reference.verse === undefined || last - first >= LONG;
  const place = isLong ? best.passage : claim.passage;
  return {
    quote: quotation.text,
    verdict: 'altered',
    ...citeReference(text, claim.reference, place),
    ...differing(text, place, quotation),
  };
}

/** Nearly word for word somewhere, in the text that it is most like. */
export async function alteredAnywhere(
  texts: readonly BibleText[],
  quotation: Quotation,
): Promise<Citation | undefined> {
  let best: (Likeness & { text: BibleText }) | undefined;
  for (const text of texts) {
    const altered = findAlteration(await ComparableText.of(text), quotation.parts);
    await Slices.current.next();
    if (altered && altered.likeness > (best?.likeness ?? 0)) best = { ...altered, text };
  }
  if (!best) return undefined;
  const { text, passage } = best;
  return {
    verdict: 'altered',
    ...citeClaim(text, quotation, passage),
    ...citeFound(passage),
    translation: text.label,
    ...differing(text, passage, quotation),
  };
}

/** A block quote of too few words to be looked for: judged against the place that it claims alone. */
export async function alteredShort(
  [text]: readonly BibleText[],
  quotation: Quotation,
  [claim]: readonly Claim[],
): Promise<Citation | undefined> {
  if (!text || !claim || !quotation.claimed || !quotation.words) return undefined;
  const altered = findAlterationAt(await ComparableText.of(text), claim.passage, quotation.parts);
  const cited = { quote: quotation.text, ...citeReference(text, claim.reference, claim.passage) };
  if (!altered) return { ...cited, verdict: 'not_scripture' };
  const { difference } = differing(text, altered.passage, quotation);
  // They stand in the verse without being all of it, which proves nothing and claims nothing false.
  return isSame(difference) ? undefined : { ...cited, verdict: 'altered', difference };
}

const isSame = (difference: readonly WordChange[]): boolean => difference.every(({ kind }) => kind === 'same');

function differing(
  text: BibleText,
  passage: Passage,
  { parts }: Quotation,
): { difference: WordChange[] } & Pick<Citation, 'reason'> {
  const difference = showDifference(text, passage, parts);
  const reason = 'Single words, with the rest left out, do not show what is written there.';
  return { difference, ...(isSame(difference) && { reason }) };
}
