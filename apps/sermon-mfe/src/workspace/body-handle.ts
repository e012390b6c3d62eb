import type { UnderlinedWords } from '@berea/ui/forms';
import type { Selection } from './enhance/place-enhancement.js';

/**
 * The workspace's handle of the body's editor. Its text lives in it alone: a key costs what it costs in any text area.
 */
export interface BodyHandle {
  readonly value: () => string;
  /** The selection; undefined if there is none. */
  readonly selection: () => Selection | undefined;
  /** Puts another text in its place. @param caret where writing goes on; its end where it is left out */
  readonly replace: (text: string, caret?: number) => void;
  readonly replaceRange: (start: number, end: number, text: string) => void;
  /** Puts words where writing goes on, as a part by itself. */
  readonly insertBlock: (words: string) => void;
  readonly select: (start: number, end: number) => void;
  /** Tops of the lines at these places, in pixels from the top of the text. */
  readonly heightsOf: (places: readonly number[]) => readonly number[];
  /** How many pixels of the text are above what is seen of it. */
  readonly scrolled: () => number;
  /** Tells when lines may have moved: scrolled, or laid out again. @returns ends it */
  readonly onMove: (moved: () => void) => () => void;
  /** Nothing is selected any more; the caret stays where the selection ended. */
  readonly unselect: () => void;
  /** Underlines words, in their order, in place of those underlined before. */
  readonly underline: (words: readonly UnderlinedWords[]) => void;
  /** Opens the editor's own search, where it has one. */
  readonly find: () => void;
}
