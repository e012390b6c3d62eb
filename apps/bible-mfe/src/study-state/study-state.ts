import type { Place, ToolKind } from '@berea/contracts';

/** What the study panel shows. */
export type PanelView =
  | { readonly kind: 'tools'; readonly focus?: 'note' | 'ask' }
  | { readonly kind: 'analysis'; readonly tool: ToolKind }
  | { readonly kind: 'interlinear' }
  | { readonly kind: 'lexicon'; readonly id: string }
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'commentary'; readonly book: string; readonly chapter: number; readonly verse?: number }
  | { readonly kind: 'marks' };

/** What is being worked on beside the text: the chosen verses, and the panel's views, the shown one last. */
export interface Workbench {
  /** Verses of one chapter; they stay chosen when the reader turns to another chapter while the panel is open. */
  readonly selected: Place | undefined;
  /** Whether taps and clicks choose more verses rather than open the tools. */
  readonly selecting: boolean;
  readonly views: readonly PanelView[];
}

export const EMPTY_WORKBENCH: Workbench = { selected: undefined, selecting: false, views: [] };

export type WorkbenchAction =
  | { readonly type: 'select'; readonly place: Place; readonly selecting?: boolean }
  | { readonly type: 'open'; readonly view: PanelView; readonly place?: Place }
  | { readonly type: 'back' }
  | { readonly type: 'close' }
  | { readonly type: 'clear' };

export function reduceWorkbench(bench: Workbench, action: WorkbenchAction): Workbench {
  switch (action.type) {
    case 'select':
      return { ...bench, selected: action.place, selecting: action.selecting ?? bench.selecting };
    case 'open':
      return open(bench, action.view, action.place);
    case 'back':
      return bench.views.length > 1 ? { ...bench, views: bench.views.slice(0, -1) } : EMPTY_WORKBENCH;
    case 'close':
      return { ...bench, views: [], selected: bench.selecting ? bench.selected : undefined };
    case 'clear':
      return EMPTY_WORKBENCH;
  }
}

/** The tools of a verse and the marks begin anew; everything else lies on top of what it was opened from. */
function open(bench: Workbench, view: PanelView, place: Place | undefined): Workbench {
  const anew = view.kind === 'tools' || view.kind === 'marks' || place !== undefined;
  return {
    selected: view.kind === 'marks' ? undefined : (place ?? bench.selected),
    selecting: false,
    views: anew ? [view] : [...bench.views, view],
  };
}

export const shownView = ({ views }: Workbench): PanelView | undefined => views.at(-1);

/** Whether verses are being chosen: by taps, or several at once by mouse and keys. Nothing is opened about them yet. */
export const isChoosing = ({ selected, selecting, views }: Workbench): boolean =>
  selected !== undefined && (selecting || (views.length === 0 && selected.endVerse > selected.verse));
