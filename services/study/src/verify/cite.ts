import type { Citation } from '@berea/contracts';
import { type Passage, passageOf, placeAt, type ReferenceSpan } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { placeOf } from '../library/place-of.js';
import { passageName, referenceName } from '../library/reference-name.js';
import type { Quotation } from './find-quotations.js';
import { whyInvalid } from './reference-limits.js';

const MAX_TEXT = 300;

/** 'Matthew 5:3-12' for any way to write it; a reference to verses that do not exist stays as it was written. */
export const citedName = (reference: ReferenceSpan): string =>
  reference.valid ? referenceName(reference).replace('–', '-') : reference.text.trim();

/** What a citation says of a reference to verses that exist. */
export function citeReference(text: BibleText, reference: ReferenceSpan, passage: Passage) {
  const place = placeWithin(passage);
  return {
    reference: citedName(reference),
    translation: text.label,
    ...(place && { place }),
    text: shorten(text, passage),
  };
}

/** What a citation says of the place where words were found, without being claimed to stand there. */
export function citeFound(passage: Passage): Pick<Citation, 'foundAt' | 'foundPlace'> {
  const place = placeWithin(passage);
  return { foundAt: passageName(passage).replace('–', '-'), ...(place && { foundPlace: place }) };
}

/** A quotation and the reference that it bears wrongly, with what stands there; else with what stands where it was found. */
export function citeClaim(text: BibleText, quotation: Quotation, found?: Passage): Omit<Citation, 'verdict'> {
  const { text: quote, claimed, claims } = quotation;
  const [reference] = claims;
  if (!reference || !claimed) return { quote, ...(found && { text: shorten(text, found) }) };
  const passage = passageOf(reference);
  if (!passage) return { quote, reference: citedName(reference), reason: whyInvalid(reference) };
  return { quote, ...citeReference(text, reference, passage) };
}

/** A quotation that stands nowhere. */
export const citeRefused = (text: BibleText, quotation: Quotation): Citation => ({
  verdict: 'not_scripture',
  ...citeClaim(text, quotation),
});

export const citeInvalid = (reference: ReferenceSpan): Citation => ({
  reference: citedName(reference),
  verdict: 'invalid_reference',
  reason: whyInvalid(reference),
});

/** Only verses of one chapter can be opened in one place. */
function placeWithin(passage: Passage): Citation['place'] {
  const [from, to] = [placeAt(passage.first), placeAt(passage.last)];
  return from.book === to.book && from.chapter === to.chapter ? placeOf(passage) : undefined;
}

/** The words of a passage, cut between two words where they are many. */
export function shorten(text: BibleText, { first, last }: Passage): string {
  // A long passage need not be joined in full to show its beginning.
  const words = text
    .slice({ first, last: Math.min(last, first + MAX_TEXT / 10) })
    .filter(Boolean)
    .join(' ');
  return words.length <= MAX_TEXT ? words : `${words.slice(0, words.lastIndexOf(' ', MAX_TEXT - 1))}…`;
}
