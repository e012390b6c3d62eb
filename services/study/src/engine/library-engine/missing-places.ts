import type { ReferenceSpan } from '@berea/scripture';
import { referenceName } from '../../library/reference-name.js';
import { count } from '../../verify/reference-limits.js';

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
