import { type Book, findBookByAnyName, formatReference } from '@berea/scripture';

/** A chapter, with the verses that an address marks in it. */
export interface Place {
  readonly book: Book;
  readonly chapter: number;
  readonly verses?: { readonly from: number; readonly to: number };
  /** The address's text in place of a verse of this chapter, as written: '99', 'x'. */
  readonly noVerse?: string;
}

/** An address that leads nowhere: to a book or to a chapter that does not exist. */
export interface NoPlace {
  readonly name: string;
  /** Undefined when the book is unknown too */
  readonly book?: Book;
  /** The numbers that the address names, which another numbering may have. */
  readonly asked?: { readonly chapter: number; readonly verse?: number };
}

const VERSES = /^(\d{1,3})(?:[-–](\d{1,3}))?$/;

/** 'John/3:16', 'John 3:16-18', 'Juan 3.16': chapter and verse as people write them. */
const WRITTEN = /^(.*\D) (\d{1,3})[:.,](\d{1,3}(?:[-–]\d{1,3})?)$/;
const CHAPTER = /^(.*?\p{L}\.?)\s+(\d{1,3})$/u;

/** The parts of an address: the name, and the parts for chapter and verses. */
function partsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const words = path.split(/[/\s]/).filter(Boolean).join(' ');
  const written = parts.length <= 2 ? WRITTEN.exec(words.replace(/ ?([:.,]) ?(?=\d)/g, '$1')) : null;
  const [, name = '', chapter] = (parts.length === 1 && CHAPTER.exec(parts[0] ?? '')) || [];
  if (written) return written.slice(1);
  return chapter === undefined ? parts : [name, chapter];
}

/**
 * The place that the end of an address names: 'John/3/16-18', 'John/3', 'psalm/23', 'John/3:16', 'Juan/3/16', and
 * verses of a book with one chapter as people write them, 'Jude 5', 'Jude/5-7'; 'Jude/5' names a chapter, as all such
 * addresses do. A verse that does not exist is told apart, since its chapter can be shown all the same.
 * @returns undefined for an address without a place
 */
export function readPlace(path: string): Place | NoPlace | undefined {
  const [name, chapterText, verseText] = partsOf(path);
  if (!name) return undefined;
  const book = findBookByAnyName(name);
  if (!book) return { name };
  if (book.chapters === 1 && verseText === undefined && isVerseAlone(chapterText, path))
    return readPlace(`${name}/1/${chapterText}`);
  const chapter = chapterText === undefined ? 1 : Number(chapterText);
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > book.chapters) {
    return {
      name: Number.isInteger(chapter) ? formatReference(book.name, chapter) : `${book.name} ${chapterText}`,
      book,
      ...(Number.isInteger(chapter) && { asked: { chapter, ...verseOf(verseText) } }),
    };
  }
  if (verseText === undefined) return { book, chapter };
  const [, from, to] = VERSES.exec(verseText) ?? [];
  const last = book.verseCounts[chapter - 1] ?? 0;
  const verses = { from: Number(from), to: Math.min(Number(to ?? from), last) };
  const exist = verses.from >= 1 && verses.from <= verses.to;
  return exist ? { book, chapter, verses } : { book, chapter, noVerse: verseText };
}

/** Of a book with one chapter, 'Jude 5' and 'Jude/5-7' are verses, 'Jude 1' and 'Jude/5' a chapter. */
function isVerseAlone(text: string | undefined, path: string): boolean {
  const [, from, to] = VERSES.exec(text ?? '') ?? [];
  return to !== undefined || (from !== undefined && from !== '1' && !path.replace(/\/$/, '').includes('/'));
}

const verseOf = (text: string | undefined): { verse?: number } => {
  const [, verse] = VERSES.exec(text ?? '') ?? [];
  return verse === undefined ? {} : { verse: Number(verse) };
};

export const isPlace = (place: Place | NoPlace): place is Place => 'chapter' in place;

/** '/bible/John/3', '/bible/John/3/16', '/bible/John/3/16-18', '/bible/Song%20of%20Solomon/2'. */
export function addressOf(book: string, chapter: number, verse?: number, endVerse = verse): string {
  const chapterAddress = `/bible/${encodeURIComponent(book)}/${chapter}`;
  if (verse === undefined) return chapterAddress;
  return `${chapterAddress}/${verse}${endVerse === verse ? '' : `-${endVerse}`}`;
}
