import type { ReferenceSpan } from '@berea/scripture';
import { referenceName } from '../../library/reference-name.js';

/** Why a reference has no verses: 'Obadiah has 1 chapter, so there is no Obadiah 2:1.' */
export function whyMissing(reference: ReferenceSpan): string {
  const { book, chapter, endBook = book, endChapter = chapter } = reference;
  const name = referenceName(reference);
  const beyond = [
    { at: book, chapter },
    { at: endBook, chapter: endChapter },
  ].find((end) => end.chapter < 1 || end.chapter > end.at.chapters);
  if (beyond) return `${beyond.at.name} has ${count(beyond.at.chapters, 'chapter')}, so there is no ${name}.`;
  const lastVerse = reference.endVerse ?? reference.verse ?? 1;
  const verses = endBook.verseCounts[endChapter - 1] ?? 0;
  // The chapter is not named: 'John 3' in this sentence would itself be a reference, and a true one.
  return lastVerse > verses ? `There is no ${name}: that chapter ends with verse ${verses}.` : `There is no ${name}.`;
}

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

const LIKE_A_REFERENCE = /(?<![\p{L}\p{N}])((?:[1-3] )?\p{Lu}\p{Ll}{2,20}) (\d{1,3}:\d{1,3})(?!\d)/gu;
const TIMES = new Set([
  'At',
  'By',
  'From',
  'Until',
  'Till',
  'After',
  'Before',
  'Around',
  'About',
  'The',
  'And',
  'Verse',
  'Chapter',
  'Today',
]);

/** What is written like a reference to a book that does not exist: 'Hezekiah 3:4' → { book: 'Hezekiah', … }. */
export function unknownBooks(message: string, known: readonly ReferenceSpan[]): { book: string; reference: string }[] {
  return [...message.matchAll(LIKE_A_REFERENCE)].flatMap(({ 0: reference, 1: book = '', index }) => {
    const overlaps = known.some((span) => span.start < index + reference.length && index < span.end);
    return overlaps || TIMES.has(book) ? [] : [{ book, reference }];
  });
}
