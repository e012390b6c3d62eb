import type { Place } from '@berea/contracts';
import { AnalysisView } from './analysis/analysis-view.js';
import { InterlinearView } from './analysis/interlinear-view.js';
import { MyAnnotations } from '../annotations/list/my-annotations.js';
import { useReading } from '../place/use-reading.js';
import { CommentaryView } from './sources/commentary-view.js';
import { LexiconView } from './sources/lexicon-view.js';
import { TopicView } from './sources/topic-view.js';
import type { PanelView } from '../study-state/study-state.js';
import { PanelFrame } from './frame/panel-frame.js';
import { ToolsView } from './tools/tools-view.js';
import type { Exchanges } from './tools/use-exchanges.js';

export interface ViewContentProps {
  readonly view: PanelView;
  /** The chosen verses; the views of sources do without. */
  readonly place: Place | undefined;
  readonly exchanges: Exchanges;
}

/** The content of a view by its kind. */
export function ViewContent({ view, place, exchanges }: ViewContentProps) {
  const { translation } = useReading();
  switch (view.kind) {
    case 'tools':
      return place && <ToolsView place={place} translation={translation} exchanges={exchanges} />;
    case 'analysis':
      return place && <AnalysisView tool={view.tool} place={place} translation={translation} />;
    case 'interlinear':
      return place && <InterlinearView place={place} />;
    case 'lexicon':
      return <LexiconView id={view.id} />;
    case 'topic':
      return <TopicView id={view.id} />;
    case 'commentary':
      return <CommentaryView book={view.book} chapter={view.chapter} verse={view.verse} />;
    case 'marks':
      return (
        <PanelFrame title="My marks">
          <MyAnnotations />
        </PanelFrame>
      );
  }
}
