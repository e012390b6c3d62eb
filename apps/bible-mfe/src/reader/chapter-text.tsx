import type { Chapter } from '@berea/contracts';
import { useEffect, useRef } from 'react';
import styles from './chapter-text.module.css';

export interface ChapterTextProps {
  readonly chapter: Chapter;
  /** The verses that the address names: marked, and brought into view. */
  readonly marked: { readonly from: number; readonly to: number } | undefined;
  /** The next chapter is on its way. */
  readonly turning: boolean;
}

/** A chapter's title and its verses. */
export function ChapterText({ chapter: { book, chapter, verses }, marked, turning }: ChapterTextProps) {
  const list = useRef<HTMLOListElement>(null);
  const first = marked?.from;
  useEffect(() => {
    if (first === undefined) return;
    // After the frame's own scrolling to the top of a page that was just opened.
    const frame = requestAnimationFrame(() => {
      const verse = list.current?.querySelector<HTMLElement>(`[data-verse="${first}"]`);
      verse?.focus({ preventScroll: true });
      verse?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return (
    <article className={styles['leaf']} aria-busy={turning || undefined} data-turning={turning || undefined}>
      <h2 className={styles['title']}>
        {book} <span>{chapter}</span>
      </h2>
      <ol
        ref={list}
        role="list"
        className={`scripture ${styles['verses']}`}
        lang="en"
        aria-label={`${book} ${chapter}, King James Version`}
      >
        {verses.map(({ verse, text }) => {
          const isMarked = marked !== undefined && verse >= marked.from && verse <= marked.to;
          return (
            <li
              key={verse}
              className={styles['verse']}
              data-verse={verse}
              data-marked={isMarked || undefined}
              aria-current={isMarked || undefined}
              tabIndex={verse === first ? -1 : undefined}
            >
              <p>
                <sup className={styles['number']}>{verse}</sup>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
    </article>
  );
}
