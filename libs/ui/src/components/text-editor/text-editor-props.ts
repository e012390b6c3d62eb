import type { ReactNode, Ref } from 'react';

/** Acts on the text of an editor from outside. Places are UTF-16 units from the start of the text. */
export interface TextEditorHandle {
  readonly text: () => string;
  /** The selection; `start` and `end` are the same if it is empty. */
  readonly range: () => { readonly start: number; readonly end: number };
  /** Puts words in the place of others, as a step that undo takes back. @param caret where writing goes on */
  readonly write: (start: number, end: number, words: string, caret: number) => void;
  /** Selects words, shows them, and gives the editor the focus. */
  readonly select: (start: number, end: number) => void;
  readonly focus: () => void;
  /** The tops of the lines of these places, in pixels from the top of the text. */
  readonly heightsOf: (places: readonly number[]) => readonly number[];
  /** Pixels of the text above its visible part. */
  readonly scrolled: () => number;
  /** Tells when lines may have moved: after a scroll or a new layout. @returns ends it */
  readonly onMove: (moved: () => void) => () => void;
  /** Underlines words, in their order, in place of those underlined before; what is typed on may lose its lines. */
  readonly underline: (words: readonly UnderlinedWords[]) => void;
  /** Opens the editor's own search; absent where the browser's finds all of the text. */
  readonly find?: () => void;
}

/** Words of the text that were judged: `text.slice(start, end)`. */
export interface UnderlinedWords {
  readonly start: number;
  readonly end: number;
  readonly tone: 'warning' | 'info' | 'error' | 'plain';
  /** Whether it is the one that is spoken of beside the text. */
  readonly inFocus: boolean;
  /** They are as they should be: a tick stands behind them, and no line below. */
  readonly right?: boolean;
}

/** Words of a line: `line.slice(start, end)`. */
export interface MarkedWords {
  readonly start: number;
  readonly end: number;
  /** `reference` has a card beside it; `aside` is less prominent. */
  readonly kind: 'reference' | 'aside';
}

export interface TextEditorProps {
  readonly ref: Ref<TextEditorHandle>;
  /** The text that it begins with: later ones go through the handle. */
  readonly initial: string;
  readonly label: string;
  readonly placeholder: string;
  /** Somebody wrote, took back or did again; not called for what comes through the handle. */
  readonly onInput: () => void;
  /** How many UTF-16 units are selected. */
  readonly onSelect: (length: number) => void;
  /** Told the last text when the editor goes away. */
  readonly onGone: (last: string) => void;
  /** The words of a line that are marked, in their order: a pure function of the line. */
  readonly marksOf: (line: string) => readonly MarkedWords[];
  /** The card for the marked words at a place of a line: the pointer rests there, or the caret is there at Alt+Enter. */
  readonly cardOf: (line: string, start: number) => ReactNode;
}

export interface ChangesEditorProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
  /** Told of the words after a change was rejected: those of before, to the byte, if all were. */
  readonly onChange: (words: string) => void;
}
