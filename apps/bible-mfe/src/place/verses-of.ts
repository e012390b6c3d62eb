import type { Place } from '@berea/contracts';
import type { VersePlace } from '@berea/web';

/** The single verses of a place, in order. */
export const versesOf = ({ book, chapter, verse, endVerse }: Place): VersePlace[] =>
  Array.from({ length: endVerse - verse + 1 }, (_, index) => ({ book, chapter, verse: verse + index }));
