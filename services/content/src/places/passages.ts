import { type Book, type Passage, placeAt, positionOf } from '@berea/scripture';
import { locateVerse, refuse, requireBook, requireChapter } from './locate.js';

/** A book, one of its chapters, or one verse. */
export interface PassageWanted {
  readonly book?: string | undefined;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
}

/**
 * The verses that are meant, by position; undefined where no place is named.
 * @throws ApiError 400 naming the field that is wrong or missing
 */
export function locatePassage({ book: name, chapter, verse }: PassageWanted): Passage | undefined {
  if (name === undefined) {
    if (chapter === undefined && verse === undefined) return undefined;
    throw refuse('book', 'Name the book of this chapter or verse.');
  }
  if (chapter === undefined) {
    if (verse !== undefined) throw refuse('chapter', 'Name the chapter of this verse.');
    const book = requireBook(name);
    return {
      first: positionOf(book, 1, 1) ?? 0,
      last: positionOf(book, book.chapters, book.verseCounts.at(-1) ?? 1) ?? 0,
    };
  }
  const { book, verses } = requireChapter({ book: name, chapter });
  if (verse !== undefined) locateVerse({ book: name, chapter, verse });
  return {
    first: positionOf(book, chapter, verse ?? 1) ?? 0,
    last: positionOf(book, chapter, verse ?? verses) ?? 0,
  };
}

/** Verses by their positions: from `first` on, up to but not with `end`. */
export interface PositionRange {
  readonly first: number;
  readonly end: number;
}

/** The chapters that a range reaches into, in their order. */
export function chaptersIn({ first, end }: PositionRange): { readonly book: Book; readonly chapter: number }[] {
  const chapters: { book: Book; chapter: number }[] = [];
  for (let position = first; position < end;) {
    const { book, chapter, verse } = placeAt(position);
    chapters.push({ book, chapter });
    position += (book.verseCounts[chapter - 1] ?? verse) - verse + 1;
  }
  return chapters;
}
