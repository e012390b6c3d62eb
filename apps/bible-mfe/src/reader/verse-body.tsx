import type { Span, Verse } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { memo, type ReactNode } from 'react';
import type { ReaderSettings } from '../settings/reader-settings.js';
import type { VerseAnnotations } from '../annotations/chapter-annotations.js';
import { nameVerse } from './name-verse.js';
import styles from './verse.module.css';
import { VerseText } from './verse-text.js';

export interface VerseBodyProps {
  readonly book: string;
  readonly chapter: number;
  readonly verse: Verse;
  readonly settings: ReaderSettings;
  readonly annotations: VerseAnnotations | undefined;
  readonly selected: boolean;
  /** The address names this verse. */
  readonly current: boolean;
  readonly speaking: boolean;
  /** Whether the tab key stops at this verse of its list. */
  readonly tabStop: boolean;
  /** The toolbar, for the one verse that has the pointer or the focus. */
  readonly tools?: ReactNode;
  /** Words that the text beside it does not have. */
  readonly differing?: readonly Span[] | undefined;
}

/**
 * A verse: its marks, its number and its words. The number is the button of the verse, so that its words stay text:
 * they can be selected, are read out in their own language, and hold the buttons of their notes. Everything that
 * happens to it is heard by its list (`useVerseList`); rendered again only when something of it changes.
 */
export const VerseBody = memo(function VerseBody(props: VerseBodyProps) {
  const { book, chapter, verse, settings, annotations, selected, current, speaking, tabStop, tools, differing } = props;
  const id = `verse-${chapter}-${verse.verse}`;
  return (
    <span
      className={styles['verse']}
      data-chosen={selected || undefined}
      data-current={current || undefined}
      data-speaking={speaking || undefined}
      data-active={tools ? '' : undefined}
    >
      {(annotations?.note || annotations?.bookmark) && (
        <span className={styles['marks']} aria-hidden>
          {annotations.range && <i className={styles['range']} data-range={annotations.range} />}
          {annotations.dot && <i className={styles['note']} />}
          {annotations.bookmark && <i className={styles['bookmark']} />}
        </span>
      )}
      <span className={styles['words']}>
        <button
          type="button"
          className={styles['number']}
          data-verse-button=""
          tabIndex={tabStop ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={nameVerse(formatReference(book, chapter, verse.verse), annotations, selected)}
          aria-describedby={id}
        >
          <span aria-hidden>{verse.verse}</span>
        </button>
        {tools}
        <span id={id} className={styles['text']}>
          <VerseText verse={verse} settings={settings} highlight={annotations?.highlight} differing={differing} />
        </span>
      </span>
    </span>
  );
});
