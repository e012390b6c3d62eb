import type { Book } from '@berea/scripture';
import { type ChapterOptions, usePrefetchChapter } from '@berea/web';
import { useEffect } from 'react';
import { nextChapter, previousChapter } from '../place/neighbours.js';

export interface NeighboursOf {
  readonly book: Book;
  readonly chapter: number;
  readonly translation: string;
  readonly include: NonNullable<ChapterOptions['include']>;
}

/** What the arrows lead to is there before they are pressed. @param ready the chapter itself is there */
export function usePrefetchedNeighbours(ready: boolean, { book, chapter, translation, include }: NeighboursOf): void {
  const prefetch = usePrefetchChapter();
  useEffect(() => {
    if (!ready) return;
    for (const near of [nextChapter({ book, chapter }), previousChapter({ book, chapter })]) {
      if (near) prefetch(near.book.name, near.chapter, { translation, include });
    }
  }, [book, chapter, ready, translation, include, prefetch]);
}
