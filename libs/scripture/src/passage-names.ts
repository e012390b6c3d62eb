import { formatReference } from './books.js';
import type { ReferenceSpan } from './reference-span.js';
import { type Passage, placeAt } from './verse-positions.js';

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

/** Verses of one chapter, by the name of their book and their numbers. */
export interface NamedPlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse: number;
}

/** A passage as answers name it. One that goes on into another chapter ends with the chapter it begins in. */
export function placeOf({ first, last }: Passage): NamedPlace {
  const [from, to] = [placeAt(first), placeAt(last)];
  const sameChapter = from.book === to.book && from.chapter === to.chapter;
  const end = sameChapter ? to.verse : (from.book.verseCounts[from.chapter - 1] ?? from.verse);
  return { book: from.book.name, chapter: from.chapter, verse: from.verse, endVerse: end };
}
