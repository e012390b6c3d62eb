import {
  type Book,
  BOOKS,
  findBookByAnyName,
  formatReference,
  readBegunName,
  type ReferenceReader,
  type ReferenceSpan,
} from '@berea/scripture';
import { t } from '../texts/places.js';

/** The place typed so far. */
interface TypedPlace {
  readonly book: Book;
  readonly chapter?: number;
  readonly verse?: number;
  /** The last verse of several in this chapter. */
  readonly endVerse?: number;
  /** Why it is no place of this book. */
  readonly wrong?: string;
}

/**
 * 'rom 8 28', 'ps 23', 'Rom. viii. 28', 'the twenty-third psalm': a reference as the reader of references takes it; or a
 * book by its name, an abbreviation, or how its name begins: 'phile', 'phile 1'.
 * @param reader until it is loaded, only books and their chapters are read
 */
export function readTyped(text: string, reader: ReferenceReader | undefined): TypedPlace | undefined {
  const [reference] = reader?.readReferenceQuery(text).references ?? [];
  if (reference) return placeOf(reference);
  const { name, chapter } = readBegunName(text);
  const book = bookBegun(name);
  if (!book || chapter === undefined) return book && { book };
  return placeIn(book, chapter);
}

function bookBegun(begun: string): Book | undefined {
  if (!begun) return undefined;
  return findBookByAnyName(begun) ?? BOOKS.find((each) => each.name.toLowerCase().startsWith(begun));
}

/** The host reads references, and has books of its own. */
function placeOf({ book: { id }, chapter, verse, endVerse, endChapter, endBook }: ReferenceSpan): TypedPlace {
  const book = BOOKS[id - 1] as Book;
  const place = placeIn(book, chapter, verse);
  const isRange = place.verse !== undefined && endVerse !== undefined && endChapter === undefined && !endBook;
  if (!isRange) return place;
  const end = placeIn(book, chapter, endVerse);
  return end.wrong ? end : { ...place, endVerse };
}

function placeIn(book: Book, chapter: number, verse?: number): TypedPlace {
  if (chapter < 1 || chapter > book.chapters) {
    const { name: bookName, chapters: last } = book;
    const wrong =
      last === 1
        ? t('places.book-has-one-chapter', { book: bookName })
        : t('places.book-has-chapters', { book: bookName, last });
    return { book, wrong };
  }
  if (verse === undefined) return { book, chapter };
  const last = book.verseCounts[chapter - 1] ?? 0;
  return verse >= 1 && verse <= last
    ? { book, chapter, verse }
    : { book, chapter, wrong: t('places.chapter-has-verses', { place: formatReference(book.name, chapter), last }) };
}
