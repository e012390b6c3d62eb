import type { Chapter, Heading } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { useDelayed } from '@berea/ui/core';
import { useChapter } from '@berea/web';
import { useMemo, useState } from 'react';
import { useChapterAnnotations } from '../annotations/chapter-annotations.js';
import { usePassageTitles } from '../data/passage-titles.js';
import { useArrival } from '../place/use-arrival.js';
import { useReading } from '../place/use-reading.js';
import { useChapterExtras, useReaderSettings } from '../settings/reader-settings.js';
import { useReadAloud } from '../speech/read-aloud.js';
import { Attribution } from '../translation/attribution.js';
import { useTranslation } from '../translation/translations.js';
import { ChapterNeighbours, usePrefetchedNeighbours } from './chapter-neighbours.js';
import { ChapterNotes } from './chapter-notes.js';
import { ChapterLeaf } from './chapter-page.js';
import { ChapterFailed, ChapterMissing, ChapterSkeleton } from './chapter-states.js';
import { useChapterOnScreen, useKeptChapter } from './use-chapter-on-screen.js';
import { titlesByVerse } from './titles-by-verse.js';
import { useVerseList } from './use-verse-list.js';
import { focusVerse, verseButton, useFocusHandover } from './verse-elements.js';
import { LackingVerse } from './lacking-verse.js';
import { VerseItem } from './verse.js';

/** A chapter: while it loads, when it cannot be had, when it holds nothing, and its verses. */
export function ChapterView() {
  const { place, translation } = useReading();
  const { book, chapter, verses } = place;
  const include = useChapterExtras();
  const query = useChapter(book.name, chapter, { translation, include });
  const { loading } = usePassageTitles(book.name, useReaderSettings().titles);
  const data = useHeldBack(query.data, loading);
  const title = useTranslation(translation)?.title ?? translation;
  const shown = data?.book === book.name && data.chapter === chapter;
  const late = useDelayed(query.isPlaceholderData || data !== query.data);
  usePrefetchedNeighbours(query.isSuccess && !query.isPlaceholderData, { book, chapter, translation, include });
  useChapterOnScreen(book, chapter, shown);
  useKeptChapter(shown && !query.isPlaceholderData ? data : undefined);

  if (query.isError) return <ChapterFailed error={query.error} retry={() => void query.refetch()} />;
  if (!data) return <ChapterSkeleton name={formatReference(book.name, chapter)} />;
  if (data.verses.length === 0) return <ChapterMissing name={formatReference(book.name, chapter)} book={book} />;
  return (
    <ChapterLeaf book={data.book} chapter={data.chapter} turning={late}>
      <ChapterNotes key={`notes ${data.book} ${data.chapter}`} book={data.book} chapter={data.chapter} />
      <ChapterText
        key={`${data.book} ${data.chapter}`}
        chapter={data}
        name={`${formatReference(data.book, data.chapter)}, ${title}`}
        marked={shown ? verses : undefined}
        shown={shown}
      />
      <Attribution translation={data.translation} />
      <ChapterNeighbours book={book} chapter={chapter} />
    </ChapterLeaf>
  );
}

/**
 * A chapter as soon as the titles of its passages are known, so that they never push away what is being read. Until then
 * the chapter that was there before; one that is on screen already stays.
 */
function useHeldBack(chapter: Chapter | undefined, loading: boolean): Chapter | undefined {
  const [held, setHeld] = useState<Chapter>();
  const isSame = held?.book === chapter?.book && held?.chapter === chapter?.chapter;
  if (loading && !isSame) return held;
  if (held !== chapter) setHeld(chapter);
  return chapter;
}

interface ChapterTextProps {
  readonly chapter: Chapter;
  /** Name of the list: 'Matthew 5, King James Version'. */
  readonly name: string;
  /** The verses that the address names: marked, and brought into view. */
  readonly marked: { readonly from: number; readonly to: number } | undefined;
  /** It is the chapter that the address names, rather than the one before it. */
  readonly shown: boolean;
}

/** The verses of a chapter. */
function ChapterText({ chapter: text, name, marked, shown }: ChapterTextProps) {
  const { book, chapter, verses } = text;
  const settings = useReaderSettings();
  const { titles } = usePassageTitles(book, settings.titles);
  const { speaking } = useReadAloud();
  const annotations = useChapterAnnotations(book, chapter);
  const numbers = useMemo(() => verses.map(({ verse }) => verse), [verses]);
  const headings = useMemo(() => groupByVerse(text.headings ?? []), [text]);
  const titleAt = useMemo(() => titlesByVerse(titles, [text], numbers), [text, titles, numbers]);
  const { listProps, stateOf } = useVerseList({ book, chapter, verses: numbers, start: marked?.from });
  useFocusHandover(listProps.ref);
  useArrival(shown, () => {
    const list = listProps.ref.current;
    if (!marked || !list) return;
    // A note takes the place of a verse that this text does not have.
    list.querySelector(`[data-lacking="${marked.from}"]`)?.scrollIntoView({ block: 'center' });
    if (!focusVerse(marked.from, list)) return;
    verseButton(marked.from, list)?.closest('[data-verse]')?.scrollIntoView({ block: 'center' });
  });

  const rows = useMemo(
    () => [...verses, ...(text.lacking ?? [])].sort((a, b) => a.verse - b.verse),
    [verses, text.lacking],
  );
  const isMarked = (verse: number) => marked !== undefined && verse >= marked.from && verse <= marked.to;
  const isSpoken = (verse: number) =>
    speaking?.book === book && speaking.chapter === chapter && speaking.verse === verse;
  return (
    <ol
      {...listProps}
      role="list"
      className="scripture chapter-verses"
      lang={text.language}
      dir={text.direction}
      data-layout={settings.layout}
      data-measure={settings.measure}
      aria-label={name}
    >
      {rows.map((verse, index) =>
        'why' in verse ? (
          <LackingVerse key={verse.verse} place={{ book, chapter }} lacking={verse} marked={isMarked(verse.verse)} />
        ) : (
          <VerseItem
            key={verse.verse}
            book={book}
            chapter={chapter}
            verse={verse}
            settings={settings}
            first={index === 0}
            headings={headings.get(verse.verse)}
            title={titleAt.get(verse.verse)}
            annotations={annotations.get(verse.verse)}
            current={isMarked(verse.verse)}
            speaking={isSpoken(verse.verse)}
            {...stateOf(verse.verse)}
          />
        ),
      )}
    </ol>
  );
}

function groupByVerse(headings: readonly Heading[]): ReadonlyMap<number, readonly Heading[]> {
  const groups = new Map<number, Heading[]>();
  for (const heading of headings) groups.set(heading.verse, [...(groups.get(heading.verse) ?? []), heading]);
  return groups;
}
