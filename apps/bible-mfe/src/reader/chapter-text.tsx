import type { Chapter, Heading } from '@berea/contracts';
import { useMemo } from 'react';
import { useReaderSettings } from '../settings/use-reader-settings.js';
import { useChapterAnnotations } from '../annotations/chapter-annotations.js';
import { useReadAloud } from '../speech/read-aloud.js';
import styles from './chapter-text.module.css';
import { useArrival } from '../place/use-arrival.js';
import { focusVerse, verseButton } from './focus-verse.js';
import { useFocusHandover } from './use-focus-handover.js';
import { useVerseList } from './use-verse-list.js';
import { VerseItem } from './verse-item.js';

export interface ChapterTextProps {
  readonly chapter: Chapter;
  /** What the list is called: 'Matthew 5, King James Version'. */
  readonly name: string;
  /** The verses that the address names: marked, and brought into view. */
  readonly marked: { readonly from: number; readonly to: number } | undefined;
  /** It is the chapter that the address names, rather than the one before it. */
  readonly shown: boolean;
}

/** The verses of a chapter. */
export function ChapterText({ chapter: text, name, marked, shown }: ChapterTextProps) {
  const { book, chapter, verses } = text;
  const settings = useReaderSettings();
  const { speaking } = useReadAloud();
  const annotations = useChapterAnnotations(book, chapter);
  const numbers = useMemo(() => verses.map(({ verse }) => verse), [verses]);
  const headings = useMemo(() => groupByVerse(text.headings ?? []), [text]);
  const { listProps, stateOf } = useVerseList({ book, chapter, verses: numbers, start: marked?.from });
  useFocusHandover(listProps.ref);
  useArrival(shown, () => {
    const list = listProps.ref.current;
    if (!marked || !list || !focusVerse(marked.from, list)) return;
    verseButton(marked.from, list)?.closest('[data-verse]')?.scrollIntoView({ block: 'center' });
  });

  const isSpoken = (verse: number) =>
    speaking?.book === book && speaking.chapter === chapter && speaking.verse === verse;
  return (
    <ol
      {...listProps}
      role="list"
      className={`scripture ${styles['verses']}`}
      lang={text.language}
      dir={text.direction}
      data-layout={settings.layout}
      data-measure={settings.measure}
      aria-label={name}
    >
      {verses.map((verse, index) => (
        <VerseItem
          key={verse.verse}
          book={book}
          chapter={chapter}
          verse={verse}
          settings={settings}
          first={index === 0}
          headings={headings.get(verse.verse)}
          annotations={annotations.get(verse.verse)}
          current={marked !== undefined && verse.verse >= marked.from && verse.verse <= marked.to}
          speaking={isSpoken(verse.verse)}
          {...stateOf(verse.verse)}
        />
      ))}
    </ol>
  );
}

function groupByVerse(headings: readonly Heading[]): ReadonlyMap<number, readonly Heading[]> {
  const groups = new Map<number, Heading[]>();
  for (const heading of headings) groups.set(heading.verse, [...(groups.get(heading.verse) ?? []), heading]);
  return groups;
}
