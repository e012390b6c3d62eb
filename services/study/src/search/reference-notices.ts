import type { SearchResponse } from '@berea/contracts';
import {
  findOutsideReferences,
  formatReference,
  fullNameOf,
  inOtherNumbering,
  isVersion,
  passageOf,
  type ReferenceSpan,
  whyNoSuchPlace,
  whyOutside,
} from '@berea/scripture';
import type { BibleText } from '../works/bible-text.js';
import { whyLacking } from '../works/lacking-verses.js';
import type { Library } from '../works/library.js';

type Notice = NonNullable<SearchResponse['notices']>[number];

/** More would bury what was found. */
const MOST = 4;

/** The installed text that a version is; undefined where it is not installed. */
export const textOfVersion = (texts: readonly BibleText[], version: string | undefined): BibleText | undefined =>
  version === undefined ? undefined : texts.find(({ label }) => isVersion(label, version));

/** Notices for the reader on the references of a query. */
export function referenceNotices(
  query: string,
  references: readonly ReferenceSpan[],
  version: string | undefined,
  text: BibleText | undefined,
  library: Library,
): Notice[] {
  const notices = [
    ...(version !== undefined && !textOfVersion(library.texts, version) ? [notInstalled(version, text)] : []),
    ...references.flatMap((reference) => noticesOf(reference, text, library)),
    ...(references.length ? [] : findOutsideReferences(query).map(({ book }) => ({ text: whyOutside(book) }))),
  ];
  return notices.slice(0, MOST);
}

const notInstalled = (version: string, text: BibleText | undefined): Notice => ({
  text: `The ${nameOf(version)} is not installed here.${text ? ` This is the ${text.label}.` : ''}`,
});

const nameOf = (version: string): string => {
  const full = fullNameOf(version);
  return full === version ? version : `${full} (${version})`;
};

function noticesOf(reference: ReferenceSpan, text: BibleText | undefined, library: Library): Notice[] {
  const { book, orChapters } = reference;
  if (!reference.valid) {
    const other = inOtherNumbering(reference);
    const queries = other && [formatReference(book.name, other.chapter, other.verse, other.endVerse)];
    return [{ text: whyNoSuchPlace(reference), ...(queries && { queries }) }];
  }
  if (orChapters) {
    const [first, second] = orChapters;
    const place = formatReference(book.name, reference.chapter, reference.verse);
    const queries = [`${formatReference(book.name, first)}; ${formatReference(book.name, second)}`];
    return [{ text: `${reference.text} is read as ${place}. Both chapters are:`, queries }];
  }
  const passage = text && passageOf(reference);
  const why = passage && whyLacking(library, text, passage);
  return why ? [{ text: why }] : [];
}
