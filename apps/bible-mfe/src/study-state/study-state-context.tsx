import type { Place } from '@berea/contracts';
import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { referenceOf } from '../place/verse-range.js';
import { EMPTY_STUDY_STATE, type PanelView, reduceStudyState, type StudyState } from './study-state.js';

interface StudyActions {
  /** Chooses verses without opening anything. @param selecting whether taps choose more of them from now on */
  select(place: Place, selecting?: boolean): void;
  /** Shows a view; with a place, of these verses and with nothing below it. */
  open(view: PanelView, place?: Place): void;
  /** To the view below; from the last one, out of the panel. */
  back(): void;
  /** Leaves the panel; the verse that it was opened for is no longer selected. */
  close(): void;
  /** Leaves the panel and chooses nothing. */
  clear(): void;
}

const StudyStateContext = createContext<(StudyState & StudyActions) | null>(null);

/** Keeps what is selected and shown beside the text, for everything of the page. */
export function StudyStateProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceStudyState, EMPTY_STUDY_STATE);
  const actions = useMemo<StudyActions>(
    () => ({
      select: (place, selecting) => dispatch({ type: 'select', place, selecting }),
      open: (view, place) => dispatch({ type: 'open', view, place }),
      back: () => dispatch({ type: 'back' }),
      close: () => dispatch({ type: 'close' }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [],
  );
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <StudyStateContext value={value}>{children}</StudyStateContext>;
}

export function useStudyState(): StudyState & StudyActions {
  const state = useContext(StudyStateContext);
  if (!state) throw new Error('useStudyState needs a StudyStateProvider above it.');
  return state;
}

/** Under what the browser keeps the question about verses that is being typed. */
export const questionDraft = (place: Place): string => `verse-question:${referenceOf(place)}`;
