import type { Place } from '@berea/contracts';
import { type Passage, placeAt } from '@berea/scripture';

/** A passage as answers name it. One that goes on into another chapter ends with the chapter it begins in. */
export function placeOf({ first, last }: Passage): Place {
  const [from, to] = [placeAt(first), placeAt(last)];
  const sameChapter = from.book === to.book && from.chapter === to.chapter;
  const end = sameChapter ? to.verse : (from.book.verseCounts[from.chapter - 1] ?? from.verse);
  return { book: from.book.name, chapter: from.chapter, verse: from.verse, endVerse: end };
}

/** The whole chapter that a verse stands in. */
export function chapterAround(position: number): Passage {
  const { book, chapter, verse } = placeAt(position);
  const first = position - verse + 1;
  return { first, last: first + (book.verseCounts[chapter - 1] ?? 1) - 1 };
}
