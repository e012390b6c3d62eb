import { type Book, placeAt } from '@berea/scripture';

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
