import { formatReference } from '@berea/scripture';
import { useMemo } from 'react';
import { useReaderSettings } from '../settings/reader-settings.js';
import { useChapterAnnotations } from '../annotations/chapter-annotations.js';
import { usePassageTitles } from '../data/passage-titles.js';
import { useArrival } from '../place/use-arrival.js';
import { focusVerse, verseButton, useFocusHandover } from '../reader/verse-elements.js';
import { titlesByVerse } from '../reader/titles-by-verse.js';
import { useVerseList } from '../reader/use-verse-list.js';
import { useReadAloud } from '../speech/read-aloud.js';
import { alignVerses } from './align-verses.js';
import { useCellText, ParallelRow } from './parallel-row.js';
import styles from './parallel.module.css';
import { useDifferences } from './differences.js';
import type { Column } from './use-parallel-columns.js';
import { t } from '../texts/translation.js';

interface ParallelTextProps {
  readonly book: string;
  readonly chapter: number;
  /** At least one of them has the chapter. */
  readonly columns: readonly [Column, Column];
  /** The verses that the address names: marked, and brought into view. */
  readonly marked: { readonly from: number; readonly to: number } | undefined;
  /** It is the chapter that the address names, rather than the one before it. */
  readonly shown: boolean;
  /** Whether differing words are marked. */
  readonly marking: boolean;
}

/** The verses of two texts: a row for each, so that they align and scroll together whatever their lengths. */
export function ParallelText({ book, chapter, columns, marked, shown, marking }: ParallelTextProps) {
  const [one, other] = [columns[0].chapter, columns[1].chapter];
  const rows = useMemo(() => alignVerses(one, other), [one, other]);
  const numbers = useMemo(() => rows.map(({ verse }) => verse), [rows]);
  const differences = useDifferences(rows, one?.language, other?.language, marking);
  const [text, otherText] = [useCellText(columns[0]), useCellText(columns[1])];
  const annotations = useChapterAnnotations(book, chapter);
  const settings = useReaderSettings();
  const { titles } = usePassageTitles(book, settings.titles);
  const titleAt = useMemo(
    () =>
      titlesByVerse(
        titles,
        [one, other].flatMap((chapterOf) => chapterOf ?? []),
        numbers,
      ),
    [titles, one, other, numbers],
  );
  const { speaking } = useReadAloud();
  const spoken = speaking?.book === book && speaking.chapter === chapter ? speaking.verse : undefined;
  const { listProps, stateOf } = useVerseList({ book, chapter, verses: numbers, start: marked?.from });
  useFocusHandover(listProps.ref);
  useArrival(shown, () => {
    const list = listProps.ref.current;
    if (!marked || !list || !focusVerse(marked.from, list)) return;
    verseButton(marked.from, list)?.closest('[data-verse]')?.scrollIntoView({ block: 'center' });
  });

  return (
    <ol
      {...listProps}
      role="list"
      className={styles['rows']}
      data-columns=""
      aria-label={t('translation.place-in-two-texts', {
        place: formatReference(book, chapter),
        code: text.code,
        other: otherText.code,
      })}
    >
      {rows.map(({ verse, cells }, index) => (
        <ParallelRow
          key={verse}
          book={book}
          settings={settings}
          chapter={chapter}
          verse={verse}
          title={titleAt.get(verse)}
          text={text}
          otherText={otherText}
          cell={cells[0]}
          otherCell={cells[1]}
          differences={differences?.[index]}
          annotations={annotations.get(verse)}
          current={marked !== undefined && verse >= marked.from && verse <= marked.to}
          speaking={verse === spoken}
          {...stateOf(verse)}
        />
      ))}
    </ol>
  );
}
