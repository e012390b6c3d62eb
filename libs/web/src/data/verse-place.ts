/** One verse, its book by its canonical English name. */
export interface VersePlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

export const sameVerse = (a: VersePlace) => (b: VersePlace) =>
  a.book === b.book && a.chapter === b.chapter && a.verse === b.verse;
