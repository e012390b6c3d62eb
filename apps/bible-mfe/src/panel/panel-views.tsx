import { useRef } from 'react';
import type { PanelView, StudyState } from '../study-state/study-state.js';
import { referenceOf } from '../place/reference-of.js';
import { StackedView } from './frame/stacked-view.js';
import type { Exchanges } from './tools/use-exchanges.js';
import { ViewContent } from './view-content.js';

export interface PanelViewsProps extends Pick<StudyState, 'views' | 'selected'> {
  readonly exchanges: Exchanges;
}

/** The views of the panel on top of each other: what is covered stays as it was left, and is seen again on the way back. */
export function PanelViews({ views, selected, exchanges }: PanelViewsProps) {
  const focusedRef = useRef<PanelView | undefined>(undefined);
  const about = selected ? referenceOf(selected) : '';
  return views.map((view, index) => (
    <StackedView
      key={`${index} ${view.kind} ${about}`}
      view={view}
      shown={index === views.length - 1}
      focusedRef={focusedRef}
    >
      <ViewContent view={view} place={selected} exchanges={exchanges} />
    </StackedView>
  ));
}
