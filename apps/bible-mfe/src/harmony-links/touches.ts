import type { ParallelColumn, ParallelPassages, Place } from '@berea/contracts';

/** Whether a column holds a verse of these. */
export const touches = ({ places }: ParallelColumn, { book, chapter, verse, endVerse }: Place): boolean =>
  places.some(
    (place) => place.book === book && place.chapter === chapter && place.verse <= endVerse && place.endVerse >= verse,
  );

/** The books of the columns, each once. */
export const booksOf = ({ columns }: ParallelPassages): readonly string[] => [
  ...new Set(columns.map(({ book }) => book)),
];
