import type { Place } from '@berea/contracts';

/** Whether a verse is among the selected ones. */
export const isSelected = (selected: Place | undefined, book: string, chapter: number, verse: number): boolean =>
  selected !== undefined &&
  selected.book === book &&
  selected.chapter === chapter &&
  selected.verse <= verse &&
  verse <= selected.endVerse;

/** The verses from the one where choosing began to another one, on whichever side it lies. */
export const selectUpTo = (from: Place, anchor: number, verse: number): Place => ({
  ...from,
  verse: Math.min(anchor, verse),
  endVerse: Math.max(anchor, verse),
});

/**
 * What a tap makes of the selected verses: beyond them it takes everything up to that verse along; within them it ends
 * there, and at their end it leaves that verse out. One verse stays selected at least.
 */
export function selectByTap(selected: Place, verse: number): Place {
  if (verse < selected.verse) return { ...selected, verse };
  if (verse > selected.endVerse || verse < selected.endVerse) return { ...selected, endVerse: verse };
  return { ...selected, endVerse: Math.max(selected.verse, verse - 1) };
}
