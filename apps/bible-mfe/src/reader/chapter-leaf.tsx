import { nameBeforeChapter } from '@berea/scripture';
import type { ReactNode } from 'react';
import { useReaderSettings } from '../settings/use-reader-settings.js';
import styles from './chapter-text.module.css';

export interface ChapterLeafProps {
  readonly book: string;
  readonly chapter: number;
  /** The next chapter is on its way, and takes its time. */
  readonly turning: boolean;
  /** Two texts stand in it, side by side where there is room. */
  readonly parallel?: boolean;
  readonly children: ReactNode;
}

/** A chapter's title, and what stands under it. */
export function ChapterLeaf({ book, chapter, turning, parallel, children }: ChapterLeafProps) {
  const { measure } = useReaderSettings();
  return (
    <article
      className={styles['leaf']}
      data-measure={parallel ? 'parallel' : measure}
      aria-busy={turning || undefined}
      data-turning={turning || undefined}
    >
      <h2 className={styles['title']}>
        {nameBeforeChapter(book)} <span>{chapter}</span>
      </h2>
      {children}
    </article>
  );
}
