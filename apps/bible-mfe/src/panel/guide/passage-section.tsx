import type { NotedSection, Place } from '@berea/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useNotedVerse } from '../../data/noted-verse.js';
import { VerseHarmonies } from '../../harmony-links/harmony-links.js';
import { t } from '../../texts/guide.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { NotedPassage } from '../tools/noted-passage.js';
import type { ToolResult } from '../analysis/tool-result.js';
import styles from './guide.module.css';

interface PassageSectionProps {
  readonly place: Place;
  readonly onResult: (result: ToolResult | undefined) => void;
}

/** The passage of the verses, as Berea Notes tells it, and what tells the same. */
export function PassageSection({ place, onResult }: PassageSectionProps) {
  const notes = useNotedVerse(place);
  const section = notes.data?.section;
  const report = useEffectEvent(onResult);
  useEffect(() => {
    report(section && { text: textOf(section), works: [t('guide.berea-notes')] });
  }, [section]);
  return (
    <>
      <VerseHarmonies place={place} />
      {notes.isPending ? (
        <PanelLoading says={t('guide.loading-passage')} />
      ) : notes.isError ? (
        <PanelFailed
          title={t('guide.passage-could-not-be-loaded')}
          error={notes.error}
          retry={() => void notes.refetch()}
        />
      ) : section ? (
        <NotedPassage section={section} place={place} bare />
      ) : (
        <p className={styles['none']}>{t('guide.nothing-on-this-passage')}</p>
      )}
    </>
  );
}

/** The entry as a note keeps it. */
const textOf = ({ title, note, caution, reference }: NotedSection): string =>
  [`## ${title}`, note, caution, t('guide.berea-notes-on', { reference })].filter(Boolean).join('\n\n');
