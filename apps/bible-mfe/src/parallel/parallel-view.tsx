import { formatReference } from '@berea/scripture';
import { useDelayed, Button } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { usePassageTitles } from '../data/passage-titles.js';
import type { Place } from '../place/place.js';
import { useReading } from '../place/use-reading.js';
import { ChapterNeighbours } from '../reader/chapter-neighbours.js';
import { ChapterLeaf } from '../reader/chapter-page.js';
import { ChapterFailed, ChapterMissing, ChapterSkeleton } from '../reader/chapter-states.js';
import { useChapterOnScreen } from '../reader/use-chapter-on-screen.js';
import { useReaderSettings } from '../settings/reader-settings.js';
import { Attribution } from '../translation/attribution.js';
import { TranslationPicker } from '../translation/translation-picker.js';
import { useTranslation } from '../translation/translations.js';
import { DifferencesSwitch, useMarkDifferences } from './differences.js';
import { ParallelText } from './parallel-text.js';
import styles from './parallel.module.css';
import { useParallelColumns, type Column } from './use-parallel-columns.js';
import { t } from '../texts/translation.js';

interface ParallelViewProps {
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
  const { loading } = usePassageTitles(place.book.name, useReaderSettings().titles);
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
  // The texts wait for the titles, which would push away what is being read.
  if (!first || loading) return <ChapterSkeleton name={name} />;
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

interface ColumnHeadProps {
  readonly column: Column;
  /** 'Matthew 5' */
  readonly place: string;
  readonly onChoose: (code: string) => void;
}

/** Above a column: which text it is, how to change it, and why there is nothing below. */
function ColumnHead({ column: { code, chapter, error, retry }, place, onChoose }: ColumnHeadProps) {
  const translation = useTranslation(code);
  return (
    <div className={styles['head']}>
      <TranslationPicker value={code} onChoose={onChoose} />
      <bdi className={styles['name']}>{translation?.title}</bdi>
      {error && (
        <div role="alert" className={styles['failed']}>
          <CloudAlert size={18} strokeWidth={1.75} aria-hidden />
          <p>{t('translation.code-could-not-be-loaded', { code, reason: explain(error) })}</p>
          <Button onClick={retry}>{t('translation.try-again')}</Button>
        </div>
      )}
      {!error && !chapter && (
        <p role="status" className="visually-hidden">
          {t('translation.loading-place-in-code', { place, code })}
        </p>
      )}
      {chapter?.verses.length === 0 && (
        <p className={styles['gap']}>{t('translation.code-has-no-place', { code, place })}</p>
      )}
    </div>
  );
}
