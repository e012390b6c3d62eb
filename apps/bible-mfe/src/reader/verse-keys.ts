import type { KeyboardEvent } from 'react';
import type { VerseActions } from '../annotations/use-verse-actions.js';
import { buttonVerseOf } from './verse-elements.js';

interface VerseKeys {
  readonly verses: readonly number[];
  /** For the verse that has the focus. */
  readonly actions: Pick<VerseActions, 'toggleHighlight' | 'toggleBookmark' | 'addNote' | 'ask'>;
  /** Opens the choice of another place. */
  readonly goTo: () => void;
  readonly onMove: (verse: number) => void;
  /** Takes the verses up to this one along. */
  readonly onExtend: (from: number, verse: number) => void;
}

/** Does what a key means while a verse has the focus, as `shortcutList` tells. Enter presses its button. */
export function onVerseKey(event: KeyboardEvent, { verses, actions, goTo, onMove, onExtend }: VerseKeys): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const verse = buttonVerseOf(event.target, event.currentTarget);
  if (verse === undefined || altKey || ctrlKey || metaKey) return;
  const target = moveTo(key, verse, verses);
  if (target !== undefined) {
    if (shiftKey) onExtend(verse, target);
    onMove(target);
  } else if (shiftKey || repeat || !press(key)) return;
  event.preventDefault();

  function press(letter: string): boolean {
    switch (letter) {
      case 'h':
        actions.toggleHighlight();
        return true;
      case 'b':
        actions.toggleBookmark();
        return true;
      case 'n':
        actions.addNote();
        return true;
      case 'g':
        goTo();
        return true;
      case 'a':
        actions.ask?.();
        return actions.ask !== undefined;
      default:
        return false;
    }
  }
}

/**
 * The verse that a key leads to from another one.
 * @returns undefined for every other key; the verse itself at the ends of the chapter
 */
export function moveTo(key: string, from: number, verses: readonly number[]): number | undefined {
  const at = verses.indexOf(from);
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return verses[at + 1] ?? from;
    case 'ArrowUp':
    case 'k':
      return verses[at - 1] ?? from;
    case 'Home':
      return verses[0];
    case 'End':
      return verses.at(-1);
    default:
      return undefined;
  }
}
