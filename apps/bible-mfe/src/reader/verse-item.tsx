import type { Heading } from '@berea/contracts';
import { memo } from 'react';
import { ChapterHeading } from './chapter-heading.js';
import { VerseBody, type VerseBodyProps } from './verse-body.js';
import styles from './verse.module.css';

export interface VerseItemProps extends VerseBodyProps {
  /** What stands before the verse; colophons stand after it. */
  readonly headings: readonly Heading[] | undefined;
  readonly first: boolean;
}

/** A verse in the list of its chapter, with the headings that belong to it. */
export const VerseItem = memo(function VerseItem({ headings = [], first, ...body }: VerseItemProps) {
  const { verse, current } = body;
  const before = headings.filter(({ kind }) => kind !== 'colophon');
  const after = headings.filter(({ kind }) => kind === 'colophon');
  return (
    <li className={styles['item']} data-verse={verse.verse} aria-current={current || undefined}>
      {before.map((heading, index) => (
        <ChapterHeading key={index} heading={heading} />
      ))}
      {verse.paragraph && !first && before.length === 0 && (
        // The break goes along when paragraphs are copied.
        <span className={styles['gap']}>
          <br />
        </span>
      )}
      <VerseBody {...body} />
      {after.map((heading, index) => (
        <ChapterHeading key={index} heading={heading} />
      ))}{' '}
    </li>
  );
});
