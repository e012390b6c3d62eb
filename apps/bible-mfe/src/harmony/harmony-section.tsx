import type { ParallelPassages, Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Button, useIsPhone, useMedia } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useReading } from '../place/use-reading.js';
import { useReaderSettings } from '../settings/reader-settings.js';
import { t } from '../texts/harmony.js';
import { HarmonyPassages } from './harmony-passages.js';
import { HarmonyTable } from './harmony-table.js';
import { chaptersOf, type ChapterText, type HarmonyTexts } from './harmony-texts.js';
import styles from './harmony.module.css';
import { useDiffering } from './use-differing.js';

interface HarmonySectionProps {
  readonly section: ParallelPassages;
  /** The verses that the address names. */
  readonly asked: Place;
  readonly texts: HarmonyTexts;
  readonly states: readonly ChapterText[];
  readonly marking: boolean;
}

/** Parallel passages under their title: side by side where there is room, else one at a time. */
export function HarmonySection({ section, asked, texts, states, marking }: HarmonySectionProps) {
  const id = useId();
  const { translation } = useReading();
  const phone = useIsPhone();
  const narrow = useMedia('(max-width: 1023px)');
  const look = useReaderSettings();
  // Letters for notes would stand between the words that are compared.
  const settings = useMemo(() => ({ ...look, notes: false }), [look]);
  const differing = useDiffering(section, texts, marking);
  const name = t('harmony.title-in-code', { title: section.title, code: translation });
  const view = { section, name, texts, differing, settings };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {section.title}
      </h2>
      <Troubles section={section} states={states} />
      {phone || (narrow && section.columns.length > 2) ? (
        <HarmonyPassages {...view} asked={asked} />
      ) : (
        <HarmonyTable {...view} />
      )}
    </section>
  );
}

/** What of the passages is on its way, what did not come, and which chapters the text does not have. */
function Troubles({ section, states }: Pick<HarmonySectionProps, 'section' | 'states'>) {
  const { translation: code } = useReading();
  const places = chaptersOf(section.columns.flatMap((column) => column.places));
  const own = states.filter(({ book, chapter }) =>
    places.some((place) => place.book === book && place.chapter === chapter),
  );
  return (
    <>
      {own.some(({ text, error }) => !text && !error) && (
        <p role="status" className="visually-hidden">
          {t('harmony.loading-places', { code })}
        </p>
      )}
      {own
        .filter(({ text, error }) => error && !text)
        .map(({ book, chapter, error, retry }) => (
          <div key={`${book} ${chapter}`} role="alert" className={styles['failed']}>
            <CloudAlert size={18} strokeWidth={1.75} aria-hidden />
            <p>
              {t('harmony.chapter-in-code-could-not-be-loaded', {
                place: formatReference(book, chapter),
                code,
                reason: explain(error),
              })}
            </p>
            <Button onClick={retry}>{t('harmony.try-again')}</Button>
          </div>
        ))}
    </>
  );
}
