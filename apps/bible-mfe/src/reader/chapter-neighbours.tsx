import type { ChapterExtra } from '@berea/contracts';
import { formatReference, type Book } from '@berea/scripture';
import { usePrefetchChapter, whenIdle } from '@berea/web';
import { Link } from '@berea/web/router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { type ChapterPlace, nextChapter, previousChapter } from '../place/chapters.js';
import { useReading } from '../place/use-reading.js';
import styles from './chapter-neighbours.module.css';
import { t } from '../texts/bible.js';

/** Under the last verse: on to the next chapter, or back. */
export function ChapterNeighbours(place: ChapterPlace) {
  const { hrefOf } = useReading();
  const previous = previousChapter(place);
  const next = nextChapter(place);
  const linkTo = ({ book, chapter }: ChapterPlace) => hrefOf({ book: book.name, chapter });
  return (
    <nav className={styles['neighbours']} aria-label={t('bible.chapters-nearby')}>
      {previous && (
        <Link to={linkTo(previous)}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {formatReference(previous.book.name, previous.chapter)}
        </Link>
      )}
      <span />
      {next && (
        <Link to={linkTo(next)}>
          {formatReference(next.book.name, next.chapter)}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

interface NeighboursOf {
  readonly book: Book;
  readonly chapter: number;
  readonly translation: string;
  readonly include: readonly ChapterExtra[];
}

/** Loads the chapters of the arrows before they are pressed. @param ready the chapter itself is there */
export function usePrefetchedNeighbours(ready: boolean, { book, chapter, translation, include }: NeighboursOf): void {
  const prefetch = usePrefetchChapter();
  useEffect(() => {
    if (!ready) return;
    // The chapter itself comes first, and what is marked in it.
    return whenIdle(() => {
      for (const near of [nextChapter({ book, chapter }), previousChapter({ book, chapter })]) {
        if (near) prefetch(near.book.name, near.chapter, { translation, include });
      }
    });
  }, [book, chapter, ready, translation, include, prefetch]);
}
