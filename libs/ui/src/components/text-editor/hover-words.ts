import { type EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import type { MarkedWords } from './text-editor-props.js';

/** A card beside marked words: an element of the page, and what it is about. */
export interface HoverCard {
  readonly place: HTMLElement;
  readonly line: string;
  /** The offset of the marked words in the line. */
  readonly start: number;
}

type MarksOf = (line: string) => readonly MarkedWords[];
/** Told the card that is shown, by what was shown before. */
export type OnCard = (change: (shown: HoverCard | undefined) => HoverCard | undefined) => void;

/** A card beside the reference that the pointer rests on; Alt+Enter shows that of the caret, Escape closes it. */
export function hoverWords(marksOf: MarksOf, onCard: OnCard): Extension {
  const atCaret = StateEffect.define<Tooltip | null>();
  const shown = StateField.define<Tooltip | null>({
    create: () => null,
    update: (tooltip, { docChanged, selection, effects }) => {
      const asked = effects.find((effect) => effect.is(atCaret));
      if (asked?.is(atCaret)) return asked.value;
      return docChanged || selection ? null : tooltip;
    },
    provide: (field) => showTooltip.from(field),
  });
  const open = (view: EditorView): boolean => {
    const tooltip = cardAt(view.state, view.state.selection.main.head, marksOf, onCard);
    if (tooltip) view.dispatch({ effects: atCaret.of(tooltip) });
    return tooltip !== null;
  };
  const close = (view: EditorView): boolean => {
    const isOpen = view.state.field(shown) !== null;
    if (isOpen) view.dispatch({ effects: atCaret.of(null) });
    return isOpen;
  };
  return [
    shown,
    hoverTooltip((view, at) => cardAt(view.state, at, marksOf, onCard), { hoverTime: 250, hideOnChange: true }),
    Prec.high(
      keymap.of([
        { key: 'Alt-Enter', run: open },
        { key: 'Escape', run: close },
      ]),
    ),
  ];
}

function cardAt(state: EditorState, at: number, marksOf: MarksOf, onCard: OnCard): Tooltip | null {
  const line = state.doc.lineAt(at);
  const offset = at - line.from;
  const mark = marksOf(line.text).find(
    ({ kind, start, end }) => kind === 'reference' && start <= offset && offset <= end,
  );
  if (!mark) return null;
  return {
    pos: line.from + mark.start,
    end: line.from + mark.end,
    create: () => {
      const place = document.createElement('div');
      place.className = 'cm-card';
      return {
        dom: place,
        mount: () => onCard(() => ({ place, line: line.text, start: mark.start })),
        // Another one may be shown before this one goes.
        destroy: () => onCard((shown) => (shown?.place === place ? undefined : shown)),
      };
    },
  };
}
