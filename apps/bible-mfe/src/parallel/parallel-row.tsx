import type { HighlightColour, Span, Chapter } from '@berea/contracts';
import { memo, useMemo } from 'react';
import { ChapterHeading, PassageTitle } from '../reader/chapter-page.js';
import { VerseText } from '../reader/verse-text.js';
import { type VerseBodyProps, VerseBody } from '../reader/verse.js';
import type { ReaderSettings } from '../settings/reader-settings.js';
import type { Cell } from './align-verses.js';
import type { WordDifferences } from './compare-words.js';
import styles from './parallel.module.css';
import type { Column } from './use-parallel-columns.js';
import { t } from '../texts/translation.js';

interface ParallelRowProps extends Omit<VerseBodyProps, 'verse' | 'differing'> {
  readonly verse: number;
  /** Above both texts: the title that Berea Notes gives to the passage that begins here */
  readonly title: string | undefined;
  readonly text: CellText;
  readonly otherText: CellText;
  readonly cell: Cell | undefined;
  readonly otherCell: Cell | undefined;
  readonly differences: WordDifferences | undefined;
}

/** A verse in both texts. It is one verse, with one button: in the first text, in the other where that one lacks it. */
export const ParallelRow = memo(function ParallelRow(props: ParallelRowProps) {
  const { verse, title, text, otherText, cell, otherCell, differences, ...button } = props;
  const { settings, annotations, selected, current, speaking, tools } = button;
  return (
    <li
      className={styles['row']}
      data-verse={verse}
      data-chosen={selected || undefined}
      data-current={current || undefined}
      data-speaking={speaking || undefined}
      data-active={tools ? '' : undefined}
      aria-current={current || undefined}
    >
      {title && <PassageTitle title={title} />}
      <ParallelCell
        text={text}
        cell={cell}
        button={cell?.verse && button}
        settings={settings}
        highlight={annotations?.highlight}
        differing={differences?.one}
      />
      <ParallelCell
        text={otherText}
        cell={otherCell}
        button={cell?.verse ? undefined : button}
        settings={settings}
        highlight={annotations?.highlight}
        differing={differences?.other}
      />
    </li>
  );
});

interface ParallelCellProps {
  readonly text: CellText;
  readonly cell: Cell | undefined;
  /** Props of the verse's button, in the one cell of a row that has it. */
  readonly button: Omit<VerseBodyProps, 'verse' | 'differing'> | undefined;
  readonly settings: ReaderSettings;
  readonly highlight: HighlightColour | undefined;
  readonly differing: readonly Span[] | undefined;
}

/** A verse in one of two texts, with what belongs to it there; or that it is not there. */
function ParallelCell({ text, cell, button, settings, highlight, differing }: ParallelCellProps) {
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
              {verse.number ?? verse.verse}
            </span>
            <VerseText verse={verse} settings={settings} highlight={highlight} differing={differing} />
          </div>
        )}
        {!verse && (
          <p className={styles['gap']} lang="en" dir="ltr">
            {t('translation.not-in-this-text')}
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

/** Data that all cells of a column share. */
interface CellText {
  /** Upper-case code */
  readonly code: string;
  readonly state: 'there' | 'awaited' | 'failed';
  readonly language: Chapter['language'] | undefined;
  readonly direction: Chapter['direction'] | undefined;
}

/** The same object while nothing of it changes, so that no row is rendered again for it. */
export function useCellText({ code, chapter, error }: Column): CellText {
  const state = chapter ? 'there' : error ? 'failed' : 'awaited';
  const { language, direction } = chapter ?? {};
  return useMemo(() => ({ code, state, language, direction }), [code, state, language, direction]);
}
