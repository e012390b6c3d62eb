import { type Book, findBook, formatReference } from '@berea/scripture';

/** A chapter, with the verses that an address marks in it. */
export interface Place {
  readonly book: Book;
  readonly chapter: number;
  readonly verses?: { readonly from: number; readonly to: number };
  /** What the address names in place of a verse of this chapter, as it stands there: '99', 'x'. */
  readonly noVerse?: string;
}

/** An address that leads nowhere: to a book or to a chapter that does not exist. */
export interface NoPlace {
  readonly name: string;
  /** Undefined when the book is unknown too */
  readonly book?: Book;
}

const VERSES = /^(\d{1,3})(?:[-–](\d{1,3}))?$/;

/**
 * The place that the end of an address names: 'John/3/16-18', 'John/3', 'psalm/23'. A verse that does not exist is
 * told apart, since its chapter can be shown all the same.
 * @returns undefined for an address without a place
 */
export function readPlace(path: string): Place | NoPlace | undefined {
  const [name, chapterText, verseText] = path.split('/').filter(Boolean);
  if (!name) return undefined;
  const book = findBook(name);
  if (!book) return { name };
  const chapter = chapterText === undefined ? 1 : Number(chapterText);
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > book.chapters) {
    return {
      name: Number.isInteger(chapter) ? formatReference(book.name, chapter) : `${book.name} ${chapterText}`,
      book,
    };
  }
  if (verseText === undefined) return { book, chapter };
  const [, from, to] = VERSES.exec(verseText) ?? [];
  const last = book.verseCounts[chapter - 1] ?? 0;
  const verses = { from: Number(from), to: Math.min(Number(to ?? from), last) };
  const exist = verses.from >= 1 && verses.from <= verses.to;
  return exist ? { book, chapter, verses } : { book, chapter, noVerse: verseText };
}

export const isPlace = (place: Place | NoPlace): place is Place => 'chapter' in place;

/** '/bible/John/3', '/bible/John/3/16', '/bible/John/3/16-18', '/bible/Song%20of%20Solomon/2'. */
export function addressOf(book: string, chapter: number, verse?: number, endVerse = verse): string {
  const chapterAddress = `/bible/${encodeURIComponent(book)}/${chapter}`;
  if (verse === undefined) return chapterAddress;
  return `${chapterAddress}/${verse}${endVerse === verse ? '' : `-${endVerse}`}`;
}
