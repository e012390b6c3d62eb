import type { Book } from '@berea/scripture';
import { useEffect } from 'react';
import { rememberPlace } from '../place/last-place.js';
import { useChapterRead } from './use-chapter-read.js';

/** What being shown means for a chapter: it is where the reader left off, and counts as read after a while. */
export function useChapterOnScreen(book: Book, chapter: number, shown: boolean): void {
  useChapterRead(book.name, chapter, shown);
  useEffect(() => {
    if (shown) rememberPlace(book.name, chapter);
  }, [shown, book, chapter]);
}
