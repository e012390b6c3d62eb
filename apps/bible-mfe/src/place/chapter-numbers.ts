/** What the chapter selector offers for every book (product constant). */
const OFFERED = 50;

/** 1 to 50 for every book, and on to the last chapter of longer ones; numbers past the book's end cannot be chosen. */
export const chapterNumbers = (chapters: number): { value: number; label: string; disabled: boolean }[] =>
  Array.from({ length: Math.max(OFFERED, chapters) }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
    disabled: index >= chapters,
  }));
