import type { Heading } from '@berea/contracts';
import styles from './chapter-heading.module.css';

/** A line of the text that belongs to no verse: sections are the editors', the others belong to Scripture. */
export function ChapterHeading({ heading: { kind, text } }: { heading: Heading }) {
  if (kind === 'section')
    return (
      <h3 className={styles['section']} data-heading="">
        {text}
      </h3>
    );
  return (
    <p className={styles[kind]} data-heading="">
      {text}
    </p>
  );
}
