import { prepareAnswerText } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { useEffect, useState, useRef } from 'react';
import { AnnotationsView } from '../annotations/list/annotations-view.js';
import { useReading } from '../place/use-reading.js';
import { referenceOf } from '../place/verse-range.js';
import { useStudyState } from '../study-state/study-state-context.js';
import type { PanelView, StudyState } from '../study-state/study-state.js';
import { PanelAside, PanelSheet } from './frame/panel-container.js';
import { PanelFrame } from './frame/panel-frame.js';
import { StackedView } from './frame/stacked-view.js';
import { LazyCommentary, LazyGuide, LazyInterlinear, LazyLexicon, LazyTopic, loadViewsAhead } from './lazy-views.js';
import { useFocusReturn, useVerseInView } from './panel-focus.js';
import { ToolsView } from './tools/tools-view.js';
import { useExchanges, type Exchanges } from './tools/use-exchanges.js';
import { useCloseOnMove, useEscape } from './use-dismiss.js';
import { t } from '../texts/study.js';

/** The panel beside the text, on phones in a sheet above it; empty while nothing is opened. */
export function StudyPanel() {
  const phone = useIsPhone();
  const { views, selected, close } = useStudyState();
  // Here rather than beside the question: an answer may come while another verse, or nothing, is shown.
  const exchanges = useExchanges();
  const open = views.length > 0;
  useFocusReturn(open, selected);
  useVerseInView(open && !phone, selected);
  useEscape(open && !phone, close);
  useCloseOnMove(open && phone, close);
  // Else the first answer would be seen as it was written for a moment.
  useEffect(() => {
    if (!open) return;
    prepareAnswerText();
    loadViewsAhead();
  }, [open]);

  // The last view stays visible while a sheet goes down.
  const [shown, setShown] = useState({ views, selected });
  if (open && (shown.views !== views || shown.selected !== selected)) setShown({ views, selected });

  const Place = phone ? PanelSheet : PanelAside;
  return (
    <Place open={open}>
      <PanelViews {...shown} exchanges={exchanges} />
    </Place>
  );
}

interface PanelViewsProps extends Pick<StudyState, 'views' | 'selected'> {
  readonly exchanges: Exchanges;
}

/** The views of the panel on top of each other: what is covered stays as it was left, and is seen again on the way back. */
function PanelViews({ views, selected, exchanges }: PanelViewsProps) {
  const focusedRef = useRef<PanelView | undefined>(undefined);
  const about = selected ? referenceOf(selected) : '';
  return views.map((view, index) => (
    <StackedView
      // The guide stays at its section when other verses are chosen.
      key={view.kind === 'guide' ? `${index} guide` : `${index} ${view.kind} ${about}`}
      view={view}
      shown={index === views.length - 1}
      focusedRef={focusedRef}
    >
      <ViewContent view={view} place={selected} exchanges={exchanges} />
    </StackedView>
  ));
}

interface ViewContentProps {
  readonly view: PanelView;
  /** The chosen verses; the views of sources do without. */
  readonly place: Place | undefined;
  readonly exchanges: Exchanges;
}

/** The content of a view by its kind. */
function ViewContent({ view, place, exchanges }: ViewContentProps) {
  const { translation } = useReading();
  switch (view.kind) {
    case 'tools':
      return place && <ToolsView place={place} translation={translation} exchanges={exchanges} />;
    case 'guide':
      return place && <LazyGuide view={view} place={place} translation={translation} exchanges={exchanges} />;
    case 'interlinear':
      return place && <LazyInterlinear place={place} />;
    case 'lexicon':
      return <LazyLexicon id={view.id} place={place} />;
    case 'topic':
      return <LazyTopic id={view.id} />;
    case 'commentary':
      return <LazyCommentary book={view.book} chapter={view.chapter} verse={view.verse} />;
    case 'marks':
      return (
        <PanelFrame title={t('study.my-marks')}>
          <AnnotationsView />
        </PanelFrame>
      );
  }
}
