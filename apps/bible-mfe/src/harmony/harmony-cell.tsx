import type { ParallelColumn, Place, Span, Verse } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Link } from '@berea/web/router';
import { useMemo } from 'react';
import { useReading } from '../place/use-reading.js';
import { referenceOf } from '../place/verse-range.js';
import { VerseText } from '../reader/verse-text.js';
import type { ReaderSettings } from '../settings/reader-settings.js';
import { t } from '../texts/harmony.js';
import styles from './harmony.module.css';
import type { Differing } from './use-differing.js';
import { chaptersOf, type HarmonyTexts } from './harmony-texts.js';

export interface HarmonyCellProps {
  readonly column: ParallelColumn;
  readonly row: number;
  /** What the column has in the row. */
  readonly places: readonly Place[];
  readonly texts: HarmonyTexts;
  readonly differing: Differing;
  readonly settings: ReaderSettings;
}

/** The verses that a passage has in one row: each number leads into the chapter. */
export function HarmonyCell({ column, row, places, texts, differing, settings }: HarmonyCellProps) {
  const severalChapters = chaptersOf(column.places).length > 1;
  return places.map((place, index) => {
    const verses = texts.versesOf(place);
    if (!verses) return <div key={index} className={styles['awaited']} data-testid="awaited-verses" />;
    return (
      <div key={index} className="scripture" lang={texts.script?.language} dir={texts.script?.direction}>
        <PsalmTitle title={texts.titleOf(place)} settings={settings} differing={differing(row, place, 0)} />
        {verses.map((verse, each) => (
          <HarmonyVerse
            key={verse.verse}
            place={place}
            verse={verse}
            withChapter={severalChapters && each === 0}
            settings={settings}
            differing={differing(row, place, verse.verse)}
          />
        ))}
        {verses.length < 1 + place.endVerse - place.verse && <Lacking place={place} verses={verses} />}
      </div>
    );
  });
}

interface PsalmTitleProps extends Pick<HarmonyVerseProps, 'settings' | 'differing'> {
  readonly title: string | undefined;
}

function PsalmTitle({ title, settings, differing }: PsalmTitleProps) {
  const verse = useMemo(() => title && { verse: 0, text: title }, [title]);
  return (
    verse && (
      <p className={styles['psalm']}>
        <VerseText verse={verse} settings={settings} differing={differing} />
      </p>
    )
  );
}

interface HarmonyVerseProps {
  readonly place: Place;
  readonly verse: Verse;
  /** Whether the number names the chapter too. */
  readonly withChapter: boolean;
  readonly settings: ReaderSettings;
  readonly differing: readonly Span[] | undefined;
}

function HarmonyVerse({ place: { book, chapter }, verse, withChapter, settings, differing }: HarmonyVerseProps) {
  const { hrefOf } = useReading();
  const number = verse.number ?? (withChapter ? `${chapter}:${verse.verse}` : verse.verse);
  return (
    <div className={styles['verse']}>
      <Link
        className={styles['number']}
        to={hrefOf({ book, chapter, verse: verse.verse })}
        aria-label={t('harmony.open-verse', { reference: formatReference(book, chapter, verse.verse) })}
      >
        {number}
      </Link>
      <VerseText verse={verse} settings={settings} differing={differing} />
    </div>
  );
}

/** Which verses of a place the text does not have. */
function Lacking({ place, verses }: { place: Place; verses: readonly Verse[] }) {
  const { translation } = useReading();
  const there = new Set(verses.map(({ verse }) => verse));
  const missing = Array.from({ length: 1 + place.endVerse - place.verse }, (_, index) => place.verse + index).filter(
    (verse) => !there.has(verse),
  );
  const whole = missing.length === 1 + place.endVerse - place.verse;
  const names = whole
    ? [referenceOf(place)]
    : missing.map((verse) => formatReference(place.book, place.chapter, verse));
  return (
    <p className={styles['lacking']} lang="en" dir="ltr">
      {t('harmony.not-in-this-text', { code: translation, place: names.join(', ') })}
    </p>
  );
}
