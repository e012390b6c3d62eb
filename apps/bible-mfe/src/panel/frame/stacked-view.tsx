import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PanelView } from '../../study-state/study-state.js';
import { PanelContext, usePanel } from './panel-container.js';
import styles from './stacked-view.module.css';

interface StackedViewProps {
  readonly view: PanelView;
  readonly shown: boolean;
  /** The view that took the focus last: each takes it once, not again when more verses are chosen beside it. */
  readonly focusedRef: RefObject<PanelView | undefined>;
  readonly children: ReactNode;
}

/** A view that takes the focus when it is opened, and on the way back gives it to what had it before. */
export function StackedView({ view, shown, focusedRef, children }: StackedViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const covered = useRef(false);
  const last = useRef<HTMLElement | null>(null);
  const panel = usePanel();
  // A covered view does not name the panel.
  const own = useMemo(() => (shown ? panel : {}), [shown, panel]);

  useEffect(() => {
    if (!shown) covered.current = true;
    if (!shown || focusedRef.current === view) return;
    focusedRef.current = view;
    const left = covered.current && last.current?.isConnected ? last.current : null;
    covered.current = false;
    const takeFocus = () => {
      const title = place.current?.querySelector<HTMLElement>('[data-panel-title]');
      const field = place.current?.querySelector<HTMLElement>(`[data-panel-focus="${wantedField(view)}"]`);
      // A field that is asked for comes first; a section of the guide was asked for before the guide was covered.
      const target = view.kind === 'guide' ? (left ?? field ?? title) : (field ?? left ?? title);
      target?.focus({ preventScroll: target === title || view.kind === 'guide' });
    };
    if (place.current?.isConnected) return takeFocus();
    // A sheet is put into the document right after what is in it.
    queueMicrotask(takeFocus);
  }, [shown, view, focusedRef]);

  return (
    <div
      ref={place}
      className={styles['view']}
      hidden={!shown}
      onFocus={(event) => {
        last.current = event.target;
      }}
    >
      <PanelContext value={own}>{children}</PanelContext>
    </div>
  );
}

function wantedField(view: PanelView): string {
  if (view.kind === 'guide') return 'section';
  return view.kind === 'tools' ? (view.focus ?? '') : '';
}
