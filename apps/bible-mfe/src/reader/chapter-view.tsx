import type { Book } from '@berea/scripture';
import { useDelayed } from '@berea/ui/core';
import { useChapter, usePrefetchChapter } from '@berea/web';
import { useEffect } from 'react';
import { nextChapter, previousChapter } from '../place/neighbours.js';
import { rememberPlace } from '../place/last-place.js';
import type { Place } from '../place/place.js';
import { ChapterFailed } from './chapter-failed.js';
import { ChapterMissing } from './chapter-missing.js';
import { ChapterSkeleton } from './chapter-skeleton.js';
import { ChapterText } from './chapter-text.js';

/** A chapter: while it loads, when it cannot be had, when it holds nothing, and its verses. */
export function ChapterView({ place }: { place: Place }) {
  const { book, chapter, verses } = place;
  const query = useChapter(book.name, chapter);
  const shown = query.isSuccess && !query.isPlaceholderData;
  const turning = useDelayed(query.isPlaceholderData);
  usePrefetchedNeighbours(book, chapter, shown);
  useEffect(() => {
    if (shown) rememberPlace(book.name, chapter);
  }, [shown, book, chapter]);

  if (query.isPending) return <ChapterSkeleton name={`${book.name} ${chapter}`} />;
  if (query.isError) return <ChapterFailed error={query.error} retry={() => void query.refetch()} />;
  if (query.data.verses.length === 0) return <ChapterMissing name={`${book.name} ${chapter}`} book={book} />;
  return (
    <ChapterText
      key={`${query.data.book} ${query.data.chapter}`}
      chapter={query.data}
      marked={shown ? verses : undefined}
      turning={turning}
    />
  );
}

/** What the arrows lead to is there before they are pressed. */
function usePrefetchedNeighbours(book: Book, chapter: number, ready: boolean): void {
  const prefetch = usePrefetchChapter();
  useEffect(() => {
    if (!ready) return;
    for (const near of [nextChapter({ book, chapter }), previousChapter({ book, chapter })]) {
      if (near) prefetch(near.book.name, near.chapter);
    }
  }, [book, chapter, ready, prefetch]);
}
