import { useBookmarks, useHighlights, useNotes } from '@berea/web';
import { useMemo } from 'react';
import { notePlaces } from '../annotations/note-places.js';
import type { CellMarks } from './cell-grid.js';

/** What the reader put to the chapters of a book, by chapter. */
export function useBookMarks(book: string): ReadonlyMap<number, CellMarks> {
  const highlights = useHighlights().data;
  const bookmarks = useBookmarks().data;
  const notes = useNotes().data;
  return useMemo(() => {
    const marks = new Map<number, CellMarks>();
    const add = (chapter: number, mark: CellMarks) => marks.set(chapter, { ...marks.get(chapter), ...mark });
    for (const each of highlights ?? []) if (each.book === book) add(each.chapter, { highlight: each.colour });
    for (const each of bookmarks ?? []) if (each.book === book) add(each.chapter, { bookmark: true });
    for (const each of (notes ?? []).flatMap(notePlaces)) if (each.book === book) add(each.chapter, { note: true });
    return marks;
  }, [book, highlights, bookmarks, notes]);
}
