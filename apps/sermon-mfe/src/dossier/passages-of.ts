import type { Place } from '@berea/contracts';
import { parseReferenceQuery } from '@berea/scripture';

/** As many as one page is made for. */
const MOST = 4;

/** The passages that a sermon is on, each within one chapter: of a longer one the part in its first chapter. */
export const passagesOf = (scripture: string): Place[] =>
  parseReferenceQuery(scripture)
    .filter(({ valid }) => valid)
    .slice(0, MOST)
    .map(({ book, chapter, verse = 1, endVerse, endChapter, verse: first }) => {
      const last = book.verseCounts[chapter - 1] ?? verse;
      const isWhole = first === undefined || (endChapter !== undefined && endChapter !== chapter);
      return { book: book.name, chapter, verse, endVerse: isWhole ? last : (endVerse ?? verse) };
    });
