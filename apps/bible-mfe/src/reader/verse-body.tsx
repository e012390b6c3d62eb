import type { Span, Verse } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { memo, type ReactNode } from 'react';
import type { Look } from '../settings/reader-settings.js';
import type { VerseMark } from '../annotations/chapter-annotations.js';
import { nameVerse } from './name-verse.js';
import styles from './verse.module.css';
import { VerseText } from './verse-text.js';

export interface VerseBodyProps {
  readonly book: string;
  readonly chapter: number;
  readonly verse: Verse;
  readonly look: Look;
  readonly mark: VerseMark | undefined;
  readonly chosen: boolean;
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
  const { book, chapter, verse, look, mark, chosen, current, speaking, tabStop, tools, differing } = props;
  const id = `verse-${chapter}-${verse.verse}`;
  return (
    <span
      className={styles['verse']}
      data-chosen={chosen || undefined}
      data-current={current || undefined}
      data-speaking={speaking || undefined}
      data-active={tools ? '' : undefined}
    >
      {(mark?.note || mark?.bookmark) && (
        <span className={styles['marks']} aria-hidden>
          {mark.range && <i className={styles['range']} data-range={mark.range} />}
          {mark.dot && <i className={styles['note']} />}
          {mark.bookmark && <i className={styles['bookmark']} />}
        </span>
      )}
      <span className={styles['words']}>
        <button
          type="button"
          className={styles['number']}
          data-verse-button=""
          tabIndex={tabStop ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={nameVerse(formatReference(book, chapter, verse.verse), mark, chosen)}
          aria-describedby={id}
        >
          <span aria-hidden>{verse.verse}</span>
        </button>
        {tools}
        <span id={id} className={styles['text']}>
          <VerseText verse={verse} look={look} highlight={mark?.highlight} differing={differing} />
        </span>
      </span>
    </span>
  );
});
