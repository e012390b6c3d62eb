import type { Passage } from '@berea/scripture';
import { closestPlaces } from './closest-places.js';
import type { ComparableText } from './comparable-text.js';
import { widen } from './find-word-for-word.js';
import { type Likeness, measureLikeness } from './measure-likeness.js';
import { joinParts, type QuotedParts, withoutNumbers } from './quoted-words.js';

/** A named place is evidence of its own, so half of the words are enough there. */
const LIKE_AT_CLAIM = 0.5;
/** Where no place is named, or a wrong one, the words alone must show where they come from. */
const LIKE_ANYWHERE = 0.6;
const EVIDENCE = 0.5;
/** Places that are looked at closely; fewer for long quotations, which are told apart more easily. */
const MAX_PLACES = 12;
const WORDS_COMPARED = 600;
/** Passages of so many verses are searched before they are compared. */
const LONG = 40;

/** How a quotation is like the passage that it claims; undefined when it is not. */
export function findAlterationAt(text: ComparableText, passage: Passage, parts: QuotedParts): Likeness | undefined {
  const places = passage.last - passage.first < LONG ? [passage] : likelyPlaces(text, parts, passage);
  const best = mostLike(places.map((place) => measureLikeness(text, place, parts)));
  return best && best.likeness >= LIKE_AT_CLAIM ? best : undefined;
}

/** The passage of a whole text that a quotation is most like; undefined when it is like none. */
export function findAlteration(text: ComparableText, parts: QuotedParts): Likeness | undefined {
  const measured = likelyPlaces(text, parts).map((place) => measureLikeness(text, place, parts));
  return mostLike(measured.filter((each) => each && each.likeness >= LIKE_ANYWHERE && each.evidence >= EVIDENCE));
}

/** Where it may stand, each with a verse around: words may be left out at its ends. */
function likelyPlaces(text: ComparableText, parts: QuotedParts, within?: Passage): Passage[] {
  const words = joinParts(withoutNumbers(parts)).words.map(({ word }) => text.numberOf(word));
  const limit = Math.max(2, Math.min(MAX_PLACES, Math.floor(WORDS_COMPARED / words.length)));
  return closestPlaces(text, words, limit, within).map((place) => {
    const { first, last } = widen(place, 1);
    return { first: Math.max(first, within?.first ?? first), last: Math.min(last, within?.last ?? last) };
  });
}

/** Of equal ones the first. */
const mostLike = (measured: readonly (Likeness | undefined)[]): Likeness | undefined =>
  measured.reduce<Likeness | undefined>(
    (best, each) => (each && each.likeness > (best?.likeness ?? 0) ? each : best),
    undefined,
  );
