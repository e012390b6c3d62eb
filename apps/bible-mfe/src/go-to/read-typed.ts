import { type Book, BOOKS, findBookByAnyName, parseSpokenQuery } from '@berea/scripture';

/** What somebody has typed of a place so far. */
interface TypedPlace {
  readonly book: Book;
  readonly chapter?: number;
  readonly verse?: number;
  /** Why it is no place of this book. */
  readonly wrong?: string;
}

const TYPED = /^((?:[1-3]\s*)?[^\d]+?)[\s.]*(?:(\d{1,3})(?:[\s:.,v]+(\d{1,3}))?)?$/u;

/**
 * 'rom 8 28', 'ps 23', '1 jn 4:8', 'phile': a book by its name, an abbreviation, or how its name begins; also as one
 * speaks: 'the twenty-third psalm', 'John 316'.
 */
export function readTyped(text: string): TypedPlace | undefined {
  const written = readWritten(text);
  if (written && !(written.wrong && /\d{3}/.test(text))) return written;
  const [spoken] = parseSpokenQuery(text);
  if (!spoken?.valid) return written;
  const { book, chapter, verse } = spoken;
  return { book, chapter, ...(verse !== undefined && { verse }) };
}

function readWritten(text: string): TypedPlace | undefined {
  const [, name = '', chapterText, verseText] = TYPED.exec(text.trim()) ?? [];
  const begun = name.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!begun) return undefined;
  const book = findBookByAnyName(begun) ?? BOOKS.find((each) => each.name.toLowerCase().startsWith(begun));
  if (!book) return undefined;
  if (chapterText === undefined) return { book };
  const chapter = Number(chapterText);
  if (chapter < 1 || chapter > book.chapters) {
    const chapters = book.chapters === 1 ? 'one chapter' : `chapters 1 to ${book.chapters}`;
    return { book, wrong: `${book.name} has ${chapters}.` };
  }
  if (verseText === undefined) return { book, chapter };
  const verse = Number(verseText);
  const last = book.verseCounts[chapter - 1] ?? 0;
  return verse >= 1 && verse <= last
    ? { book, chapter, verse }
    : { book, chapter, wrong: `${book.name} ${chapter} has verses 1 to ${last}.` };
}
