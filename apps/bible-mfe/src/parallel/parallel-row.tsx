import { memo } from 'react';
import type { VerseBodyProps } from '../reader/verse-body.js';
import type { Cell } from './align-verses.js';
import type { CellText } from './cell-text.js';
import type { WordDifferences } from './compare-words.js';
import styles from './parallel.module.css';
import { ParallelCell } from './parallel-cell.js';

export interface ParallelRowProps extends Omit<VerseBodyProps, 'verse' | 'differing'> {
  readonly verse: number;
  readonly text: CellText;
  readonly otherText: CellText;
  readonly cell: Cell | undefined;
  readonly otherCell: Cell | undefined;
  readonly differences: WordDifferences | undefined;
}

/** A verse in both texts. It is one verse, with one button: in the first text, in the other where that one lacks it. */
export const ParallelRow = memo(function ParallelRow(props: ParallelRowProps) {
  const { verse, text, otherText, cell, otherCell, differences, ...button } = props;
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
