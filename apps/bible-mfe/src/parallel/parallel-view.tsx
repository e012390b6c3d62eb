import { formatReference } from '@berea/scripture';
import { useDelayed } from '@berea/ui/core';
import type { Place } from '../place/place.js';
import { useReading } from '../place/use-reading.js';
import { ChapterFailed } from '../reader/chapter-failed.js';
import { ChapterLeaf } from '../reader/chapter-leaf.js';
import { ChapterMissing } from '../reader/chapter-missing.js';
import { ChapterNeighbours } from '../reader/chapter-neighbours.js';
import { ChapterSkeleton } from '../reader/chapter-skeleton.js';
import { useChapterOnScreen } from '../reader/use-chapter-on-screen.js';
import { Attribution } from '../translation/attribution.js';
import { ColumnHead } from './column-head.js';
import { DifferencesSwitch } from './differences-switch.js';
import { ParallelText } from './parallel-text.js';
import styles from './parallel.module.css';
import { useMarkDifferences } from './use-mark-differences.js';
import { useParallelColumns } from './use-parallel-columns.js';

export interface ParallelViewProps {
  readonly place: Place;
  /** Upper-case codes of the two texts. */
  readonly translation: string;
  readonly beside: string;
}

/** A chapter in two texts side by side; while one of them loads or fails, the other can be read. */
export function ParallelView({ place, translation, beside }: ParallelViewProps) {
  const { setTranslation, setBeside } = useReading();
  const { columns, turning } = useParallelColumns(place, translation, beside);
  const [marking, setMarking] = useMarkDifferences();
  const late = useDelayed(turning);
  const [one, other] = columns;
  const first = columns.find(({ chapter }) => chapter?.verses.length)?.chapter;
  const shown = first !== undefined && !turning;
  useChapterOnScreen(place.book, place.chapter, shown);

  const name = formatReference(place.book.name, place.chapter);
  if (one.error && other.error) {
    const retry = () => columns.forEach((column) => column.retry());
    return <ChapterFailed error={one.error} retry={retry} />;
  }
  if (columns.every(({ chapter }) => chapter?.verses.length === 0)) {
    return <ChapterMissing name={name} book={place.book} />;
  }
  if (!first) return <ChapterSkeleton name={name} />;
  const head = formatReference(first.book, first.chapter);
  return (
    <ChapterLeaf book={first.book} chapter={first.chapter} turning={late} parallel>
      <DifferencesSwitch
        on={marking}
        onTurn={setMarking}
        languages={[one.chapter?.language, other.chapter?.language]}
      />
      <div className={styles['heads']}>
        <ColumnHead column={one} place={head} onChoose={setTranslation} />
        <ColumnHead column={other} place={head} onChoose={setBeside} />
      </div>
      <ParallelText
        key={head}
        book={first.book}
        chapter={first.chapter}
        columns={columns}
        marked={shown ? place.verses : undefined}
        shown={shown}
        marking={marking}
      />
      <div className={styles['sources']}>
        {columns.map(({ code, chapter }) => chapter && <Attribution key={code} translation={code} />)}
      </div>
      <ChapterNeighbours book={place.book} chapter={place.chapter} />
    </ChapterLeaf>
  );
}
