import type { Place, ToolKind } from '@berea/contracts';
import { referenceOf } from '../place/verse-range.js';

/** Views of the study panel. */
export type PanelView =
  | { readonly kind: 'tools'; readonly focus?: 'note' | 'ask' }
  /** All tools in one scroll, from this one on. */
  | { readonly kind: 'guide'; readonly tool: ToolKind }
  | { readonly kind: 'interlinear' }
  | { readonly kind: 'lexicon'; readonly id: string }
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'commentary'; readonly book: string; readonly chapter: number; readonly verse?: number }
  | { readonly kind: 'marks' };

/** The work beside the text: the selected verses, and the panel's views, the shown one last. */
export interface StudyState {
  /** Verses of one chapter; they stay selected when the reader turns to another chapter while the panel is open. */
  readonly selected: Place | undefined;
  /** Whether taps and clicks choose more verses rather than open the tools. */
  readonly selecting: boolean;
  readonly views: readonly PanelView[];
}

export const EMPTY_STUDY_STATE: StudyState = { selected: undefined, selecting: false, views: [] };

export type StudyAction =
  | { readonly type: 'select'; readonly place: Place; readonly selecting?: boolean }
  | { readonly type: 'open'; readonly view: PanelView; readonly place?: Place }
  | { readonly type: 'back' }
  | { readonly type: 'close' }
  | { readonly type: 'clear' };

export function reduceStudyState(state: StudyState, action: StudyAction): StudyState {
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.place, selecting: action.selecting ?? state.selecting };
    case 'open':
      return open(state, action.view, action.place);
    case 'back':
      return state.views.length > 1 ? { ...state, views: state.views.slice(0, -1) } : EMPTY_STUDY_STATE;
    case 'close':
      return { ...state, views: [], selected: state.selecting ? state.selected : undefined };
    case 'clear':
      return EMPTY_STUDY_STATE;
  }
}

/**
 * The tools of a verse and the marks replace all views; every other view goes on top of the one that opened it. The guide
 * goes along to another verse, and leads to another tool by itself.
 */
function open(state: StudyState, view: PanelView, place: Place | undefined): StudyState {
  const shown = shownView(state);
  const anew = view.kind === 'tools' || view.kind === 'marks' || place !== undefined;
  let views = anew ? [view] : [...state.views, view];
  if (shown?.kind === 'guide') {
    // A new object: it takes the focus again.
    if (isPlainTools(view) && place && isElsewhere(place, state.selected)) views = [{ kind: 'tools' }, { ...shown }];
    if (view.kind === 'guide' && !place) views = [...state.views.slice(0, -1), view];
  }
  return {
    selected: view.kind === 'marks' ? undefined : (place ?? state.selected),
    selecting: false,
    views,
  };
}

const isPlainTools = (view: PanelView): boolean => view.kind === 'tools' && !view.focus;

const isElsewhere = (place: Place, selected: Place | undefined): boolean =>
  selected !== undefined && referenceOf(place) !== referenceOf(selected);

export const shownView = ({ views }: StudyState): PanelView | undefined => views.at(-1);

/** Whether verses are being selected: by taps, or several at once by mouse and keys. Nothing is opened about them yet. */
export const isSelecting = ({ selected, selecting, views }: StudyState): boolean =>
  selected !== undefined && (selecting || (views.length === 0 && selected.endVerse > selected.verse));
