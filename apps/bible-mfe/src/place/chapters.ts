import { type Book, BOOKS } from '@berea/scripture';

export interface ChapterPlace {
  readonly book: Book;
  readonly chapter: number;
}

/** The chapter before, within the book; none before chapter 1. */
export const previousChapter = ({ book, chapter }: ChapterPlace): ChapterPlace | undefined =>
  chapter > 1 ? { book, chapter: chapter - 1 } : undefined;

/** The chapter after; after a book's last one the first of the next book, and none after Revelation 22. */
export function nextChapter({ book, chapter }: ChapterPlace): ChapterPlace | undefined {
  if (chapter < book.chapters) return { book, chapter: chapter + 1 };
  // Ids count from 1, so the id of a book is the index of the one after it.
  const next = BOOKS[book.id];
  return next && { book: next, chapter: 1 };
}

/** Chapters that the selector offers for every book (product constant). */
const OFFERED = 50;

/** 1 to 50 for every book, and on to the last chapter of longer ones; numbers past the book's end cannot be chosen. */
export const chapterNumbers = (chapters: number): { value: number; label: string; disabled: boolean }[] =>
  Array.from({ length: Math.max(OFFERED, chapters) }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
    disabled: index >= chapters,
  }));

/** As tables of contents shorten it: 'Gen', '1 Sam'. */
export const shortName = ({ osis }: Book): string => osis.replace(/^(\d)/, '$1 ');
