import type { Place } from '@berea/contracts';

/** Whether a verse is among the chosen ones. */
export const isChosen = (chosen: Place | undefined, book: string, chapter: number, verse: number): boolean =>
  chosen !== undefined &&
  chosen.book === book &&
  chosen.chapter === chapter &&
  chosen.verse <= verse &&
  verse <= chosen.endVerse;

/** The verses from the one where choosing began to another one, on whichever side it lies. */
export const chooseUpTo = (from: Place, anchor: number, verse: number): Place => ({
  ...from,
  verse: Math.min(anchor, verse),
  endVerse: Math.max(anchor, verse),
});

/**
 * What a tap makes of the chosen verses: beyond them it takes everything up to that verse along; within them it ends
 * there, and at their end it leaves that verse out. One verse stays chosen at least.
 */
export function chooseByTap(chosen: Place, verse: number): Place {
  if (verse < chosen.verse) return { ...chosen, verse };
  if (verse > chosen.endVerse || verse < chosen.endVerse) return { ...chosen, endVerse: verse };
  return { ...chosen, endVerse: Math.max(chosen.verse, verse - 1) };
}
