import { useBookmarks, useHighlights, useNotes } from '@berea/web';
import { useMemo } from 'react';
import { notePlaces } from '../annotations/note-places.js';
import type { CellAnnotations } from './cell-grid.js';

/** What the reader put to the chapters of a book, by chapter. */
export function useBookAnnotations(book: string): ReadonlyMap<number, CellAnnotations> {
  const highlights = useHighlights().data;
  const bookmarks = useBookmarks().data;
  const notes = useNotes().data;
  return useMemo(() => {
    const annotations = new Map<number, CellAnnotations>();
    const add = (chapter: number, annotation: CellAnnotations) =>
      annotations.set(chapter, { ...annotations.get(chapter), ...annotation });
    for (const each of highlights ?? []) if (each.book === book) add(each.chapter, { highlight: each.colour });
    for (const each of bookmarks ?? []) if (each.book === book) add(each.chapter, { bookmark: true });
    for (const each of (notes ?? []).flatMap(notePlaces)) if (each.book === book) add(each.chapter, { note: true });
    return annotations;
  }, [book, highlights, bookmarks, notes]);
}
