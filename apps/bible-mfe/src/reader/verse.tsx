import type { Heading, Span, Verse } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { memo, type ReactNode } from 'react';
import type { VerseAnnotations } from '../annotations/chapter-annotations.js';
import type { ReaderSettings } from '../settings/reader-settings.js';
import { ChapterHeading, PassageTitle } from './chapter-page.js';
import { VerseText } from './verse-text.js';
import styles from './verse.module.css';
import { colourName } from '../annotations/colour-name.js';
import { t } from '../texts/bible.js';

interface VerseItemProps extends VerseBodyProps {
  /** Headings before the verse; colophons come after it. */
  readonly headings: readonly Heading[] | undefined;
  /** Title of the passage that begins here, from Berea Notes. */
  readonly title?: string | undefined;
  readonly first: boolean;
}

/** A verse in the list of its chapter, with the headings that belong to it. */
export const VerseItem = memo(function VerseItem({ headings = [], title, first, ...body }: VerseItemProps) {
  const { verse, current } = body;
  const before = headings.filter(({ kind }) => kind !== 'colophon');
  const after = headings.filter(({ kind }) => kind === 'colophon');
  return (
    <li className={styles['item']} data-verse={verse.verse} aria-current={current || undefined}>
      {title && <PassageTitle title={title} />}
      {before.map((heading, index) => (
        <ChapterHeading key={index} heading={heading} />
      ))}
      {verse.paragraph && !first && !title && before.length === 0 && (
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
      className={`verse-block ${styles['verse']}`}
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
      <span className={`verse-words ${styles['words']}`}>
        <button
          type="button"
          className={`verse-number ${styles['number']}`}
          data-verse-button=""
          tabIndex={tabStop ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={nameVerse(nameReference(book, chapter, verse), annotations, selected)}
          aria-describedby={id}
        >
          <span aria-hidden>{verse.number ?? verse.verse}</span>
        </button>
        {tools}
        <span id={id} className={styles['text']}>
          <VerseText verse={verse} settings={settings} highlight={annotations?.highlight} differing={differing} />
        </span>
      </span>
    </span>
  );
});

/** `Jonah 1:17, in this edition 2:1` */
function nameReference(book: string, chapter: number, { verse, number }: Verse): string {
  const reference = formatReference(book, chapter, verse);
  return number === undefined ? reference : t('bible.reference-in-this-edition-number', { reference, number });
}

/** Accessible name of a verse: 'Matthew 5:3, open Study Tools, highlighted yellow, has a note, bookmarked'. */
function nameVerse(reference: string, annotations: VerseAnnotations | undefined, selected: boolean): string {
  const states = [
    selected && t('bible.verse-chosen'),
    annotations?.highlight && t('bible.verse-highlighted', { colour: colourName(annotations.highlight) }),
    annotations?.note && t('bible.has-note'),
    annotations?.bookmark && t('bible.verse-bookmarked'),
  ].filter(Boolean);
  return [t('bible.reference-open-study-tools', { reference }), ...states].join(', ');
}
