import type { ChapterParallels, ParallelPassages } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Button, Skeleton, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { CloudAlert, Columns2 } from 'lucide-react';
import { useMemo } from 'react';
import { useParallels } from '../data/parallels.js';
import { touches } from '../harmony-links/touches.js';
import { Credits } from '../panel/sources/about-work.js';
import { DifferencesSwitch, useMarkDifferences } from '../parallel/differences.js';
import { useReading } from '../place/use-reading.js';
import { t } from '../texts/harmony.js';
import { Attribution } from '../translation/attribution.js';
import { HarmonyList } from './harmony-list.js';
import { HarmonySection } from './harmony-section.js';
import { useHarmonyTexts } from './harmony-texts.js';
import styles from './harmony.module.css';

/** The parallels of what the address names: on their way, failed, none, and side by side. */
export function HarmonyContent() {
  const { book, chapter } = useReading().place;
  const query = useParallels(book.name, chapter);
  const late = useDelayed(query.isPending);
  if (query.isError) {
    const { error } = query;
    // A server without the lists would say the same again.
    const named = error instanceof TransportError && error.status === 404;
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title={t('harmony.could-not-be-loaded')}
        actions={
          named ? undefined : (
            <Button type="primary" onClick={() => void query.refetch()}>
              {t('harmony.try-again')}
            </Button>
          )
        }
      >
        <p>{explain(error)}</p>
      </StatusPanel>
    );
  }
  if (query.isPending) {
    return (
      <div role="status" aria-label={t('harmony.loading')}>
        {late && <Skeleton active title paragraph={{ rows: 8 }} />}
      </div>
    );
  }
  return <Harmonies data={query.data} />;
}

/** The sections that hold the verses of the address, and the others of the chapter; without verses all by their titles. */
function Harmonies({ data: { book, chapter, sections, source } }: { data: ChapterParallels }) {
  const { place, translation } = useReading();
  const { verses } = place;
  const asked = useMemo(
    () => verses && { book, chapter, verse: verses.from, endVerse: verses.to },
    [verses, book, chapter],
  );
  const shown = useMemo(
    () => sections.filter(({ columns }) => asked && columns.some((column) => touches(column, asked))),
    [sections, asked],
  );
  const rest = sections.filter((section) => !shown.includes(section));
  const here = formatReference(book, chapter);
  return (
    <>
      {asked && shown.length > 0 && <Shown sections={shown} asked={asked} />}
      {shown.length === 0 && (asked || rest.length === 0) && (
        <NothingBeside place={formatReference(book, chapter, verses?.from, verses?.to)} />
      )}
      <HarmonyList
        title={t(asked ? 'harmony.more-in-chapter' : 'harmony.in-chapter', { chapter: here })}
        book={book}
        chapter={chapter}
        sections={rest}
      />
      <footer className={styles['sources']}>
        {shown.length > 0 && <Attribution translation={translation} />}
        {sections.length > 0 && <Credits works={[source]} />}
      </footer>
    </>
  );
}

interface ShownProps {
  readonly sections: readonly ParallelPassages[];
  readonly asked: Parameters<typeof touches>[1];
}

function Shown({ sections, asked }: ShownProps) {
  const { translation } = useReading();
  const { texts, states } = useHarmonyTexts(sections, translation);
  const [marking, setMarking] = useMarkDifferences(true);
  const language = texts.script?.language;
  return (
    <>
      <div className={styles['marking']}>
        <DifferencesSwitch on={marking} onTurn={setMarking} languages={[language, language]} />
        {marking && <p>{t('harmony.what-is-marked')}</p>}
      </div>
      {sections.map((section, index) => (
        <HarmonySection key={index} section={section} asked={asked} texts={texts} states={states} marking={marking} />
      ))}
    </>
  );
}

/** The plain sentence where the lists have nothing. */
function NothingBeside({ place }: { place: string }) {
  const { open, place: at } = useReading();
  const verses = at.verses && { verse: at.verses.from, endVerse: at.verses.to };
  const read = () => open({ book: at.book.name, chapter: at.chapter, ...verses });
  return (
    <StatusPanel
      icon={Columns2}
      title={t('harmony.none-title')}
      actions={<Button onClick={read}>{t('harmony.read-place', { place })}</Button>}
    >
      <p>{t('harmony.none', { place })}</p>
    </StatusPanel>
  );
}
