import type { Place } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { useScholarIsOff } from '@berea/web';
import { useId } from 'react';
import { HighlightSwatches } from '../../annotations/toolbar/highlight-palette.js';
import { VerseHarmonies } from '../../harmony-links/harmony-links.js';
import { referenceOf } from '../../place/verse-range.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { PanelFrame } from '../frame/panel-frame.js';
import { AskBox } from './ask-box.js';
import { NotesComing } from './notes-coming.js';
import { QuickActions } from './quick-actions.js';
import { QuickNote } from './quick-note.js';
import { ToolTiles } from './tool-tiles.js';
import styles from './tools-view.module.css';
import { useLoaded } from '../../use-loaded.js';
import type { Exchanges } from './use-exchanges.js';
import { useOfferedTools } from './use-offered-tools.js';
import { VerseNotes } from './verse-notes.js';
import { usePassage, VerseQuote } from './verse-quote.js';
import { t } from '../../texts/study.js';

interface ToolsViewProps {
  readonly place: Place;
  readonly translation: string;
  readonly exchanges: Exchanges;
}

const loadNotes = () => import('./passage-notes.js');

/** Everything that can be done with the chosen verses. */
export function ToolsView({ place, translation, exchanges }: ToolsViewProps) {
  const phone = useIsPhone();
  const scholarIsOff = useScholarIsOff();
  const { passage, error, refetch } = usePassage(place, translation);
  // A part that could not be loaded, as without a network, is loaded with the next verse.
  const { part: notes, error: missing } = useLoaded(loadNotes);
  return (
    <PanelFrame
      title={t('study.study-tools')}
      subtitle={t('study.place-in-translation', { place: referenceOf(place), translation })}
    >
      <VerseQuote passage={passage} error={error} retry={() => void refetch()} />
      {/* Above what comes later, which moves what stands below it. */}
      {phone && <HighlightSwatches place={place} />}
      <VerseHarmonies place={place} />
      {notes ? <notes.PassageNotes place={place} /> : !missing && <NotesComing />}
      <StudyFocus />
      <QuickActions place={place} translation={translation} passage={passage} />
      <VerseNotes place={place} />
      <QuickNote place={place} />
      {!scholarIsOff && <AskBox place={place} translation={translation} exchanges={exchanges} />}
    </PanelFrame>
  );
}

/** The study tools, as the way into the guide. */
function StudyFocus() {
  const id = useId();
  const { open } = useStudyState();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {t('study.study-focus')}
      </h3>
      <ToolTiles tools={useOfferedTools()} onChoose={(tool) => open({ kind: 'guide', tool })} />
    </section>
  );
}
