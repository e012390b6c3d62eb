import type { Heading } from '@berea/contracts';
import { nameBeforeChapter } from '@berea/scripture';
import type { ReactNode } from 'react';
import { useReaderSettings } from '../settings/reader-settings.js';
import chapterPageStyles from './chapter-page.module.css';

interface ChapterLeafProps {
  readonly book: string;
  readonly chapter: number;
  /** The next chapter is on its way, and takes its time. */
  readonly turning: boolean;
  /** Whether it holds two texts, side by side if there is room. */
  readonly parallel?: boolean;
  readonly children: ReactNode;
}

/** A chapter's title, and the content under it. */
export function ChapterLeaf({ book, chapter, turning, parallel, children }: ChapterLeafProps) {
  const { measure } = useReaderSettings();
  return (
    <article
      className="chapter-leaf"
      data-measure={parallel ? 'parallel' : measure}
      aria-busy={turning || undefined}
      data-turning={turning || undefined}
    >
      <h2 className="chapter-title">
        {nameBeforeChapter(book)} <span>{chapter}</span>
      </h2>
      {children}
    </article>
  );
}

/** The title that Berea Notes gives to a passage: no part of the text, and never copied with it. */
export const PassageTitle = ({ title }: { title: string }) => (
  <h3 className={chapterPageStyles['passage']} lang="en" dir="ltr" data-heading="">
    {title.replaceAll('*', '')}
  </h3>
);

/** A line of the text that belongs to no verse: sections are the editors', the others belong to Scripture. */
export function ChapterHeading({ heading: { kind, text } }: { heading: Heading }) {
  if (kind === 'section')
    return (
      <h3 className={chapterPageStyles['section']} data-heading="">
        {text}
      </h3>
    );
  return (
    <p className={chapterPageStyles[kind]} data-heading="">
      {text}
    </p>
  );
}
