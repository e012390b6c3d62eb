import { useBookmarks, useHighlights } from '@berea/web';
import { useNotedBooks, useNotePages } from '../../data/chapter-notes.js';
import { useEffect, useMemo } from 'react';
import { useReadableNotes } from '../note-places.js';
import {
  type AnnotationFilter,
  type AnnotationOrder,
  type Choices,
  choicesOf,
  filterAnnotations,
  holdBack,
  withBooks,
} from './filter-annotations.js';
import { listAnnotations } from './list-annotations.js';

/**
 * The user's annotations. Notes, which are many and long, are fetched only as far as the list is scrolled; marks that
 * are older than the last fetched note wait for those between. The order of the Bible needs all: it is fetched to its
 * end.
 */
export function useAnnotations(filter: AnnotationFilter, order: AnnotationOrder) {
  const highlights = useHighlights();
  const bookmarks = useBookmarks();
  const everyNote = useNotePages({});
  const notes = useNotePages(filter.book ? { book: filter.book } : {});
  const notedBooks = useNotedBooks(everyNote.hasMore).data;
  const everyReadable = useReadableNotes(everyNote.data);
  const readable = useReadableNotes(notes.data);
  const [colours, ribbons] = [highlights.data, bookmarks.data];

  const every = useMemo(
    () => listAnnotations({ highlights: colours, bookmarks: ribbons, notes: everyReadable }),
    [colours, ribbons, everyReadable],
  );
  const entries = useMemo(
    () => listAnnotations({ highlights: colours, bookmarks: ribbons, notes: readable }),
    [colours, ribbons, readable],
  );
  const choices = useMemo(
    (): Choices => ({
      ...choicesOf(entries, filter),
      books: withBooks(choicesOf(every, filter).books, filter.kind ? [] : (notedBooks ?? [])),
    }),
    [entries, every, filter, notedBooks],
  );

  const withNotes = filter.kind === undefined ? !filter.colour : filter.kind === 'note';
  const { hasMore, loadMore, loadingMore, moreError } = notes;
  const lastAt = withNotes && hasMore && order === 'newest' ? notes.data?.at(-1)?.createdAt : undefined;
  const shown = useMemo(
    () => holdBack(filterAnnotations(entries, filter, order), lastAt),
    [entries, filter, order, lastAt],
  );
  const toItsEnd = withNotes && order === 'canonical' && hasMore && !loadingMore && !moreError;
  useEffect(() => {
    if (toItsEnd) loadMore();
  }, [toItsEnd, loadMore]);

  const queries = [highlights, bookmarks, everyNote, notes];
  return {
    isEmpty: every.length === 0 && !everyNote.hasMore,
    shown,
    choices,
    /** Whether more notes will come than the choices count. */
    open: hasMore,
    /** Paging of the listed notes. */
    more: { hasMore: withNotes && hasMore, loadMore, loadingMore, moreError },
    isPending: queries.some(({ isPending }) => isPending),
    failed: queries.filter(({ error, data }) => Boolean(error) && !data),
  };
}
