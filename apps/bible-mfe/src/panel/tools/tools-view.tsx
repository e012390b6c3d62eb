import type { Place, ToolKind } from '@berea/contracts';
import { TOOL_KINDS, WRITTEN_TOOLS } from '@berea/contracts/values';
import { useIsPhone } from '@berea/ui/core';
import { useScholarIsOff } from '@berea/web';
import { useId } from 'react';
import { HighlightSwatches } from '../../annotations/toolbar/highlight-palette.js';
import { VerseHarmonies } from '../../harmony-links/harmony-links.js';
import { referenceOf } from '../../place/verse-range.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { toolTitles } from '../analysis/tool-titles.js';
import { PanelFrame } from '../frame/panel-frame.js';
import { AskBox } from './ask-box.js';
import { QuickActions } from './quick-actions.js';
import { QuickNote } from './quick-note.js';
import styles from './tools-view.module.css';
import { useLoaded } from '../../use-loaded.js';
import type { Exchanges } from './use-exchanges.js';
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
  const { part: notes } = useLoaded(loadNotes);
  return (
    <PanelFrame
      title={t('study.study-tools')}
      subtitle={t('study.place-in-translation', { place: referenceOf(place), translation })}
    >
      <VerseQuote passage={passage} error={error} retry={() => void refetch()} />
      <VerseHarmonies place={place} />
      {phone && <HighlightSwatches place={place} />}
      {notes && <notes.PassageNotes place={place} />}
      <ToolTiles withScholar={!scholarIsOff} />
      <QuickActions place={place} translation={translation} passage={passage} />
      <VerseNotes place={place} />
      <QuickNote place={place} />
      {!scholarIsOff && <AskBox place={place} translation={translation} exchanges={exchanges} />}
    </PanelFrame>
  );
}

const OF_SCHOLAR: ReadonlySet<ToolKind> = new Set(WRITTEN_TOOLS);

/** The nine study tools, or those of them that do without Scholar. */
function ToolTiles({ withScholar }: { withScholar: boolean }) {
  const id = useId();
  const { open } = useStudyState();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {t('study.study-focus')}
      </h3>
      <ul className={styles['tiles']}>
        {TOOL_KINDS.filter((tool) => withScholar || !OF_SCHOLAR.has(tool)).map((tool) => {
          const { title, hint, icon: Icon } = toolTitles()[tool];
          return (
            <li key={tool}>
              <button
                type="button"
                className={styles['tile']}
                title={hint}
                onClick={() => open({ kind: 'analysis', tool })}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {title}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
