import type { Place } from '@berea/contracts';
import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { EMPTY_WORKBENCH, type PanelView, reduceWorkbench, type Workbench } from './study-state.js';

export interface WorkbenchActions {
  /** Chooses verses without opening anything. @param selecting whether taps choose more of them from now on */
  select(place: Place, selecting?: boolean): void;
  /** Shows a view; with a place, of these verses and with nothing below it. */
  open(view: PanelView, place?: Place): void;
  /** To the view below; from the last one, out of the panel. */
  back(): void;
  /** Leaves the panel; the verse that it was opened for is chosen no longer. */
  close(): void;
  /** Leaves the panel and chooses nothing. */
  clear(): void;
}

const WorkbenchContext = createContext<(Workbench & WorkbenchActions) | null>(null);

/** Keeps what is chosen and shown beside the text, for everything of the page. */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const [bench, dispatch] = useReducer(reduceWorkbench, EMPTY_WORKBENCH);
  const actions = useMemo<WorkbenchActions>(
    () => ({
      select: (place, selecting) => dispatch({ type: 'select', place, selecting }),
      open: (view, place) => dispatch({ type: 'open', view, place }),
      back: () => dispatch({ type: 'back' }),
      close: () => dispatch({ type: 'close' }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [],
  );
  const value = useMemo(() => ({ ...bench, ...actions }), [bench, actions]);
  return <WorkbenchContext value={value}>{children}</WorkbenchContext>;
}

export function useWorkbench(): Workbench & WorkbenchActions {
  const bench = useContext(WorkbenchContext);
  if (!bench) throw new Error('useWorkbench needs a WorkbenchProvider above it.');
  return bench;
}
