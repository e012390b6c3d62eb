import type { Passage } from '@berea/scripture';
import type { Citation, WordChange } from '@berea/contracts';
import { isFunctionWord } from '@berea/contracts/values';
import { wordsOf } from '@berea/scripture';
import { closestPlaces, ComparableText } from './comparable-text.js';
import { widen } from './word-for-word.js';
import { type Likeness, measureLikeness, showDifference } from './alignment.js';
import { joinParts, type QuotedParts, withoutNumbers } from './quoted-words.js';
import type { Pause } from './pause.js';
import type { ScriptureText } from './scripture-text.js';
import { citeClaim, citeFound, citeReference } from './citations.js';
import { type Claim, placesIn } from './confirmation.js';
import type { Quotation } from './quotations.js';

/** A named place is evidence of its own, so half of the words are enough there. */
const LIKE_AT_CLAIM = 0.5;
/** If no place is named, or a wrong one, the words alone must show where they come from. */
const LIKE_ANYWHERE = 0.6;
const EVIDENCE = 0.5;
/** How many places are compared in full; fewer for long quotations, which are easier to tell apart. */
const MAX_PLACES = 12;
const WORDS_COMPARED = 600;
/** Passages of so many verses are searched for the likeliest place before they are compared, and of them only that place is shown. */
const LONG = 40;

/** How a quotation is like the passage that it claims; undefined when it is not. */
export function findAlterationAt(
  text: ComparableText,
  passage: Passage,
  parts: QuotedParts,
  least = LIKE_AT_CLAIM,
): Likeness | undefined {
  const places = passage.last - passage.first < LONG ? [passage] : likelyPlaces(text, parts, passage);
  const best = mostLike(places.map((place) => measureLikeness(text, place, parts)));
  return best && best.likeness >= least ? best : undefined;
}

/** The passage of a whole text that a quotation is most like; undefined when it is like none. */
export function findAlteration(text: ComparableText, parts: QuotedParts): Likeness | undefined {
  const measured = likelyPlaces(text, parts).map((place) => measureLikeness(text, place, parts));
  return mostLike(measured.filter((each) => each && each.likeness >= LIKE_ANYWHERE && each.evidence >= EVIDENCE));
}

/** Likely places, each with a verse around: words may be left out at its ends. */
function likelyPlaces(text: ComparableText, parts: QuotedParts, within?: Passage): Passage[] {
  const words = joinParts(withoutNumbers(parts)).words.map(({ word }) => text.numberOf(word));
  const limit = Math.max(2, Math.min(MAX_PLACES, Math.floor(WORDS_COMPARED / words.length)));
  return closestPlaces(text, words, limit, within).map((place) => {
    const { first, last } = widen(place, 1);
    return { first: Math.max(first, within?.first ?? first), last: Math.min(last, within?.last ?? last) };
  });
}

/** The first of equal ones. */
const mostLike = (measured: readonly (Likeness | undefined)[]): Likeness | undefined =>
  measured.reduce<Likeness | undefined>(
    (best, each) => (each && each.likeness > (best?.likeness ?? 0) ? each : best),
    undefined,
  );

/**
 * Nearly word for word at a place that it claims, in the text that it is most like.
 * @param least likeness that counts
 */
export async function alteredAtClaim(
  texts: readonly ScriptureText[],
  quotation: Quotation,
  claims: readonly Claim[],
  pause: Pause,
  least?: number,
): Promise<Citation | undefined> {
  if (!quotation.claimed) return undefined;
  let best: (Likeness & { text: ScriptureText; claim: Claim; claimed: Passage }) | undefined;
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    await pause();
    for (const [claim, claimed] of placesIn(text, claims)) {
      const altered = findAlterationAt(comparable, claimed, quotation.parts, least);
      if (altered && altered.likeness > (best?.likeness ?? 0)) best = { ...altered, text, claim, claimed };
    }
  }
  if (!best) return undefined;
  const { text, claim, claimed } = best;
  const { first, last } = claimed;
  const isLong = claim.reference.verse === undefined || last - first >= LONG;
  const place = isLong ? best.passage : claimed;
  return {
    quote: quotation.text,
    verdict: 'altered',
    ...citeReference(text, claim.reference, place),
    ...differing(text, place, quotation),
  };
}

/** Nearly word for word somewhere, in the text that it is most like. */
export async function alteredAnywhere(
  texts: readonly ScriptureText[],
  quotation: Quotation,
  pause: Pause,
): Promise<Citation | undefined> {
  let best: (Likeness & { text: ScriptureText }) | undefined;
  for (const text of texts) {
    const altered = findAlteration(await ComparableText.of(text), quotation.parts);
    await pause();
    if (altered && altered.likeness > (best?.likeness ?? 0)) best = { ...altered, text };
  }
  if (!best) return undefined;
  const { text, passage } = best;
  const differs = differing(text, passage, quotation);
  // A sentence that shares with a verse what any sentence shares is none of its wordings.
  if (!differs.difference.some(({ kind, text: shared }) => kind === 'same' && wordsOf(shared).some(isTelling)))
    return undefined;
  return {
    verdict: 'altered',
    ...citeClaim(text, quotation, passage),
    ...citeFound(passage),
    translation: text.label,
    ...differs,
  };
}

const COUNTS = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third)$/;
/** Words of any sentence, and counts, point to no verse. */
const isTelling = (word: string): boolean => !isFunctionWord(word) && !COUNTS.test(word);

/** A block quote of too few words to be looked for: judged against the place that it claims alone. */
export async function alteredShort(
  [text]: readonly ScriptureText[],
  quotation: Quotation,
  [claim]: readonly Claim[],
): Promise<Citation | undefined> {
  if (!text || !claim || !quotation.claimed || !quotation.words) return undefined;
  const altered = findAlterationAt(await ComparableText.of(text), claim.passage, quotation.parts);
  const cited = { quote: quotation.text, ...citeReference(text, claim.reference, claim.passage) };
  if (!altered) return { ...cited, verdict: 'not_scripture' };
  const { difference } = differing(text, altered.passage, quotation);
  // They are a part of the verse, which proves nothing and claims nothing false.
  return isSame(difference) ? undefined : { ...cited, verdict: 'altered', difference };
}

const isSame = (difference: readonly WordChange[]): boolean => difference.every(({ kind }) => kind === 'same');

function differing(
  text: ScriptureText,
  passage: Passage,
  { parts }: Quotation,
): { difference: WordChange[] } & Pick<Citation, 'reason'> {
  const difference = showDifference(text, passage, parts);
  const reason = 'Single words, with the rest left out, do not show what is written there.';
  return { difference, ...(isSame(difference) && { reason }) };
}
