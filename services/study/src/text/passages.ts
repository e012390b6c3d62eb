import {
  type Book,
  findBookByAnyName,
  formatReference,
  type Passage,
  placeAt,
  positionOf,
  type ReferenceSpan,
} from '@berea/scripture';
import type { Place } from '@berea/contracts';
import { ApiError } from '@berea/server';

type Named = Pick<ReferenceSpan, 'book' | 'chapter' | 'verse' | 'endChapter' | 'endVerse' | 'endBook'>;

/** A reference by its canonical name: 'Matthew 5:3–12', 'John 3:16–4:2', 'Genesis 1–2', 'Psalm 23', 'Psalms 23–24'. */
export function referenceName({ book, chapter, verse, endChapter, endVerse, endBook }: Named): string {
  if (endChapter === undefined) return formatReference(book.name, chapter, verse, endVerse);
  // Several psalms have the book's name.
  const from = verse === undefined && !endBook ? `${book.name} ${chapter}` : formatReference(book.name, chapter, verse);
  if (endBook) return `${from}–${formatReference(endBook.name, endChapter, endVerse)}`;
  return `${from}–${endChapter}${endVerse === undefined ? '' : `:${endVerse}`}`;
}

/** 'Matthew 5:3', 'Matthew 5:3–12', 'John 3:36–4:2' */
export function passageName({ first, last }: Passage): string {
  const [from, to] = [placeAt(first), placeAt(last)];
  if (from.book === to.book && from.chapter === to.chapter) {
    return formatReference(from.book.name, from.chapter, from.verse, to.verse);
  }
  return referenceName({
    ...from,
    endChapter: to.chapter,
    endVerse: to.verse,
    ...(to.book !== from.book && { endBook: to.book }),
  });
}

/** A passage as answers name it. One that goes on into another chapter ends with the chapter it begins in. */
export function placeOf({ first, last }: Passage): Place {
  const [from, to] = [placeAt(first), placeAt(last)];
  const sameChapter = from.book === to.book && from.chapter === to.chapter;
  const end = sameChapter ? to.verse : (from.book.verseCounts[from.chapter - 1] ?? from.verse);
  return { book: from.book.name, chapter: from.chapter, verse: from.verse, endVerse: end };
}

/** The whole chapter of a verse. */
export function chapterAround(position: number): Passage {
  const { book, chapter, verse } = placeAt(position);
  const first = position - verse + 1;
  return { first, last: first + (book.verseCounts[chapter - 1] ?? 1) - 1 };
}

/**
 * The book that an address names.
 * @throws ApiError 404 with names that would work
 */
export function requireBook(name: string): Book {
  const book = findBookByAnyName(name);
  if (book) return book;
  throw new ApiError('book_unknown', { values: { name } });
}

/**
 * The verses of a chapter.
 * @throws ApiError 404 saying how many chapters there are
 */
export function requireChapter(book: Book, chapter: number): Passage {
  const first = positionOf(book, chapter, 1);
  const count = book.verseCounts[chapter - 1] ?? 0;
  if (first !== undefined) return { first, last: first + count - 1 };
  throw new ApiError('chapter_unknown', {
    values: { book: book.name, chapters: `${book.chapters} chapter${book.chapters === 1 ? '' : 's'}` },
  });
}

/**
 * The position of a verse.
 * @throws ApiError 404 saying how many chapters or verses there are
 */
export function requireVerse(book: Book, chapter: number, verse: number): number {
  const { first, last } = requireChapter(book, chapter);
  const position = positionOf(book, chapter, verse);
  if (position !== undefined) return position;
  const count = last - first + 1;
  throw new ApiError('verse_unknown', {
    values: { chapter: formatReference(book.name, chapter), verses: `${count} verse${count === 1 ? '' : 's'}` },
  });
}
