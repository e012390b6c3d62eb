import type { Place } from '@berea/contracts';
import { parseReferenceQuery } from '@berea/scripture';

/** One place a chapter: a range that crosses into the next one is named by the chapter that it begins in. */
export function parsedPlaces(scripture: string): readonly Place[] {
  return parseReferenceQuery(scripture).flatMap(({ book, chapter, verse, endVerse, endChapter, endBook, valid }) => {
    if (!valid || verse === undefined) return [];
    const last = endChapter || endBook ? book.verseCounts[chapter - 1] : endVerse;
    return { book: book.name, chapter, verse, endVerse: last ?? verse };
  });
}
