import type { Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import type { VersePlace } from '@berea/web';
import { t } from '../texts/bible.js';

/** 'Matthew 5:3', 'Matthew 5:3–12': how titles, notes and sermons name what was chosen. */
export const referenceOf = ({ book, chapter, verse, endVerse }: Place): string =>
  formatReference(book, chapter, verse, endVerse);

/** The single verses of a place, in order. */
export const versesOf = ({ book, chapter, verse, endVerse }: Place): VersePlace[] =>
  Array.from({ length: endVerse - verse + 1 }, (_, index) => ({ book, chapter, verse: verse + index }));

/** '1 verse', '3 verses'. */
export function countVerses({ verse, endVerse }: Place): string {
  const count = endVerse - verse + 1;
  return t('bible.count-verses', { count });
}

/** Whether a verse is among the selected ones. */
export const isSelected = (selected: Place | undefined, book: string, chapter: number, verse: number): boolean =>
  selected !== undefined &&
  selected.book === book &&
  selected.chapter === chapter &&
  selected.verse <= verse &&
  verse <= selected.endVerse;

/** The verses from the one where choosing began to another one, in either direction. */
export const selectUpTo = (from: Place, anchor: number, verse: number): Place => ({
  ...from,
  verse: Math.min(anchor, verse),
  endVerse: Math.max(anchor, verse),
});

/**
 * The selection after a tap: beyond the selected verses it takes everything up to that verse along; within them it ends
 * there, and at their end it leaves that verse out. One verse stays selected at least.
 */
export function selectByTap(selected: Place, verse: number): Place {
  if (verse < selected.verse) return { ...selected, verse };
  if (verse > selected.endVerse || verse < selected.endVerse) return { ...selected, endVerse: verse };
  return { ...selected, endVerse: Math.max(selected.verse, verse - 1) };
}

/** The selected range, where it holds these verses; else the verses themselves. */
export function selectedAround(place: Place, selected: Place | undefined): Place {
  const holds =
    selected?.book === place.book &&
    selected.chapter === place.chapter &&
    selected.verse <= place.verse &&
    selected.endVerse >= place.endVerse;
  return holds ? selected : place;
}
