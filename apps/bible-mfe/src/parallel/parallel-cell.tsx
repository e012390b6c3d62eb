import type { HighlightColour, Span } from '@berea/contracts';
import type { ReaderSettings } from '../settings/reader-settings.js';
import { ChapterHeading } from '../reader/chapter-heading.js';
import { VerseBody, type VerseBodyProps } from '../reader/verse-body.js';
import { VerseText } from '../reader/verse-text.js';
import type { Cell } from './align-verses.js';
import type { CellText } from './cell-text.js';
import styles from './parallel.module.css';

export interface ParallelCellProps {
  readonly text: CellText;
  readonly cell: Cell | undefined;
  /** What the verse's button needs, in the one cell of a row that has it. */
  readonly button: Omit<VerseBodyProps, 'verse' | 'differing'> | undefined;
  readonly settings: ReaderSettings;
  readonly highlight: HighlightColour | undefined;
  readonly differing: readonly Span[] | undefined;
}

/** A verse in one of two texts, with what belongs to it there; or that it is not there. */
export function ParallelCell({ text, cell, button, settings, highlight, differing }: ParallelCellProps) {
  if (text.state === 'awaited') return <div className={styles['awaited']} data-testid="awaited-verse" />;
  if (!cell) return <div />;
  const { verse, before, after } = cell;
  return (
    <div className={`scripture ${styles['cell']}`} lang={text.language} dir={text.direction}>
      <span className={styles['code']} lang="en" dir="ltr">
        {text.code}
      </span>
      {before.length > 0 && (
        <div className={styles['before']}>
          {before.map((heading, index) => (
            <ChapterHeading key={index} heading={heading} />
          ))}
        </div>
      )}
      <div className={styles['verse']}>
        {verse && button && <VerseBody {...button} verse={verse} differing={differing} />}
        {verse && !button && (
          <div className={styles['words']}>
            <span className={styles['number']} aria-hidden>
              {verse.verse}
            </span>
            <VerseText verse={verse} settings={settings} highlight={highlight} differing={differing} />
          </div>
        )}
        {!verse && (
          <p className={styles['gap']} lang="en" dir="ltr">
            Not in this text
          </p>
        )}
      </div>
      {after.length > 0 && (
        <div className={styles['after']}>
          {after.map((heading, index) => (
            <ChapterHeading key={index} heading={heading} />
          ))}
        </div>
      )}
    </div>
  );
}
