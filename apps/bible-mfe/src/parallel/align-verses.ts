import type { Chapter, Heading, Verse } from '@berea/contracts';

/** A verse in one text, with the headings before it and the colophon after it. */
export interface Cell {
  /** Undefined where this text does not have the verse */
  readonly verse: Verse | undefined;
  readonly before: readonly Heading[];
  readonly after: readonly Heading[];
}

/** A verse in two texts; a cell is undefined while its text is not there. */
export interface Row {
  readonly verse: number;
  readonly cells: readonly [Cell | undefined, Cell | undefined];
}

/** Two texts of a chapter by verse: every verse that one of them has, in order. */
export function alignVerses(one: Chapter | undefined, other: Chapter | undefined): readonly Row[] {
  const [cellOf, otherCellOf] = [cellsOf(one), cellsOf(other)];
  const numbers = new Set([one, other].flatMap((chapter) => chapter?.verses.map(({ verse }) => verse) ?? []));
  return [...numbers].sort((a, b) => a - b).map((verse) => ({ verse, cells: [cellOf(verse), otherCellOf(verse)] }));
}

function cellsOf(chapter: Chapter | undefined): (verse: number) => Cell | undefined {
  // A text without this chapter says so once, not at each verse of the other.
  if (!chapter || chapter.verses.length === 0) return () => undefined;
  const verses = new Map(chapter.verses.map((verse) => [verse.verse, verse]));
  const headings = chapter.headings ?? [];
  return (verse) => {
    const here = headings.filter((heading) => heading.verse === verse);
    return {
      verse: verses.get(verse),
      before: here.filter(({ kind }) => kind !== 'colophon'),
      after: here.filter(({ kind }) => kind === 'colophon'),
    };
  };
}
