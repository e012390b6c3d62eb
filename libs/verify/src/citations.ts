import {
  findBook,
  findBookElsewhere,
  findOutsideReferences,
  type Passage,
  passageOf,
  placeAt,
  type ReferenceSpan,
  whyNoSuchPlace,
  whyOutside,
} from '@berea/scripture';
import type { Citation } from '@berea/contracts';
import { fold } from '@berea/scripture';
import type { ScriptureText } from './scripture-text.js';
import { passageName, placeOf, referenceName } from '@berea/scripture';
import type { Quotation } from './quotations.js';

const LIKE_A_REFERENCE = /(?<![\p{L}\p{N}])((?:[1-3] )?\p{Lu}\p{Ll}{2,20}) (\d{1,3}:\d{1,3})(?![\d:])/gu;
/** Words before a time of day, or at the start of a sentence. */
const NO_BOOKS = new Set(
  (
    'At By From Until Till After Before Around About The And Or Verse Verses Chapter Today Tomorrow Yesterday Tonight ' +
    'Room Gate Section Article Table Figure Part Volume Platform Seat Row Train Bus Flight Channel Version Lesson Item Step ' +
    'Final Won Lost Beat Result Starts Ends Opens Closes Surah Sura ' +
    'Between Since Monday Tuesday Wednesday Thursday Friday Saturday Sunday Sundays January February March April May June ' +
    'July August September October November December Service Services Doors Meeting Time Page Line Ratio Score See In On To'
  ).split(' '),
);

export interface UnknownBook {
  /** As it is usually called */
  readonly book: string;
  /** It is none of the 66 and known as such, rather than no book at all */
  readonly outside: boolean;
  /** As it is written: 'Hezekiah 3:4' */
  readonly reference: string;
  /** Why it names no verses, in a sentence */
  readonly reason: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Words written like a reference to a book that is not among the 66: 'Hezekiah 3:4', 'Sirach 3:1'.
 * @param known the references of the text, in order
 */
export function unknownBooks(text: string, known: readonly ReferenceSpan[]): UnknownBook[] {
  const outside = findOutsideReferences(text).map(({ book, text: reference, start, end }) => ({
    book: book.name,
    outside: true,
    reference,
    reason: whyOutside(book),
    start,
    end,
  }));
  const found: UnknownBook[] = [];
  const taken = [...known, ...outside].sort((a, b) => a.start - b.start);
  let next = 0;
  for (const { 0: reference, 1: book = '', index: start } of text.matchAll(LIKE_A_REFERENCE)) {
    const end = start + reference.length;
    while (next < taken.length && (taken[next]?.end ?? 0) <= start) next += 1;
    // A known reference may begin before ('Song of Solomon 2:1') and go on behind ('John 3:16-18').
    const overlaps = (taken[next]?.start ?? Infinity) < end;
    if (overlaps || NO_BOOKS.has(book) || TIME.test(text.slice(end, end + 6))) continue;
    // Names of other books are read; where they are not, something told that they are none.
    if (findBook(fold(book)) || findBookElsewhere(book)) continue;
    const reason = `There is no book called ${book} among the 66 of this Bible.`;
    found.push({ book, outside: false, reference, reason, start, end });
  }
  return [...outside, ...found];
}

/** Behind a time of day. */
const TIME = /^\s?[ap]\.?\s?m\b/i;

const MAX_TEXT = 300;

/** 'Matthew 5:3-12' for any way to write it; a reference to verses that do not exist stays as it was written. */
export const citedName = (reference: ReferenceSpan): string =>
  reference.valid ? referenceName(reference).replace('–', '-') : reference.text.trim();

/** The citation of a reference to verses that exist. */
export function citeReference(text: ScriptureText, reference: ReferenceSpan, passage: Passage) {
  const place = placeWithin(passage);
  return {
    reference: citedName(reference),
    translation: text.label,
    ...(place && { place }),
    text: shorten(text, passage),
  };
}

/** The fields of a citation for a place where words were found but not claimed. */
export function citeFound(passage: Passage): Pick<Citation, 'foundAt' | 'foundPlace'> {
  const place = placeWithin(passage);
  return { foundAt: passageName(passage).replace('–', '-'), ...(place && { foundPlace: place }) };
}

/** A quotation and its wrong reference, with the words of that place; else with those of the place where it was found. */
export function citeClaim(text: ScriptureText, quotation: Quotation, found?: Passage): Omit<Citation, 'verdict'> {
  const { text: quote, claimed, claims } = quotation;
  const [reference] = claims;
  if (!reference || !claimed) return { quote, ...(found && { text: shorten(text, found) }) };
  const passage = passageOf(reference);
  if (!passage) return { quote, reference: citedName(reference), reason: whyNoSuchPlace(reference) };
  return { quote, ...citeReference(text, reference, passage) };
}

/** A quotation that was found nowhere. */
export const citeRefused = (text: ScriptureText, quotation: Quotation): Citation => ({
  verdict: 'not_scripture',
  ...citeClaim(text, quotation),
});

export const citeInvalid = (reference: ReferenceSpan): Citation => ({
  reference: citedName(reference),
  verdict: 'invalid_reference',
  reason: whyNoSuchPlace(reference),
});

/** Only verses of one chapter can be opened in one place. */
function placeWithin(passage: Passage): Citation['place'] {
  const [from, to] = [placeAt(passage.first), placeAt(passage.last)];
  return from.book === to.book && from.chapter === to.chapter ? placeOf(passage) : undefined;
}

/** The words of a passage, cut between two words where they are many. */
export function shorten(text: ScriptureText, { first, last }: Passage): string {
  // A long passage need not be joined in full to show its beginning.
  const words = text
    .slice({ first, last: Math.min(last, first + MAX_TEXT / 10) })
    .filter(Boolean)
    .join(' ');
  return words.length <= MAX_TEXT ? words : `${words.slice(0, words.lastIndexOf(' ', MAX_TEXT - 1))}…`;
}
