import type { Place, SearchResult } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import type { Target } from '../place/use-reading.js';

/** Where a reference leads: a whole chapter without its verses. */
export function targetOf({ book, chapter, verse, endVerse }: Place): Target {
  const last = findBook(book)?.verseCounts[chapter - 1];
  return verse === 1 && endVerse === last ? { book, chapter } : { book, chapter, verse, endVerse };
}

/** Whether a reference names these verses and no others, as one to several places does not. */
export const isAllOf = ({ book, chapter, verse, endVerse }: Place, verses: readonly SearchResult[]): boolean =>
  verses.every(
    (each) => each.book === book && each.chapter === chapter && each.verse >= verse && each.verse <= endVerse,
  );
