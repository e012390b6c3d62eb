import type { ParallelColumn, ParallelPassages, ParallelRow } from '@berea/contracts';
import { type Passage, placeAt } from '@berea/scripture';
import { placeOf } from '../text/passages.js';
import type { ParallelSection } from '../works/parallels.js';

/** More do not stand side by side on a screen. */
const MOST_COLUMNS = 4;
/** Verses between two places of the list; a longer stretch is a story of its own. */
const MOST_BETWEEN = 12;

interface Row {
  /** By column */
  readonly cells: readonly Passage[][];
  readonly between?: true;
}

/**
 * Parallel passages as columns and rows. A book is a column. It is several, by chapters, where the list sets chapters of
 * it side by side and all columns find room. Verses that stand between two places of a column have rows of their own.
 * @param isListed whether the list holds a verse, in any section: such a verse belongs there
 */
export function layOutParallels(
  { title, sets }: ParallelSection,
  isListed: (position: number) => boolean,
): ParallelPassages {
  const passages = sets.map((set) => set.passages);
  const columnOf = columnsOf(passages);
  const count = Math.max(...passages.flat().map(columnOf)) + 1;
  const listed = passages.map((row): Row => ({
    cells: byColumn(count, (column) => row.filter((each) => columnOf(each) === column)),
  }));
  const rows = withVersesBetween(listed, count, isListed);
  return { title, columns: byColumn(count, (column) => describeColumn(rows, column)), rows: rows.map(describeRow) };
}

const byColumn = <T>(count: number, make: (column: number) => T): T[] =>
  Array.from({ length: count }, (_, column) => make(column));

/** Tells for each passage which column it belongs to; columns are in canonical order. */
function columnsOf(rows: readonly (readonly Passage[])[]): (passage: Passage) => number {
  const apart = chaptersApart(rows);
  const books = new Set(rows.flat().map(bookOf));
  const names = [...books].flatMap((book) => apart.get(book) ?? [chapterNumber(book, 1)]);
  const split = names.length <= MOST_COLUMNS;
  const columns = (split ? names : [...books].map((book) => chapterNumber(book, 1))).sort((a, b) => a - b);
  return (passage) => {
    const own = columns.filter((name) => Math.floor(name / CHAPTERS) === bookOf(passage));
    const here = chapterOf(passage);
    const nearest = own.reduce((best, name) => (Math.abs(name - here) < Math.abs(best - here) ? name : best));
    return columns.indexOf(nearest);
  };
}

/** By book: its chapters that a row sets side by side. */
function chaptersApart(rows: readonly (readonly Passage[])[]): ReadonlyMap<number, readonly number[]> {
  const apart = new Map<number, Set<number>>();
  for (const row of rows) {
    for (const book of new Set(row.map(bookOf))) {
      const chapters = new Set(row.filter((each) => bookOf(each) === book).map(chapterOf));
      if (chapters.size > 1) apart.set(book, new Set([...(apart.get(book) ?? []), ...chapters]));
    }
  }
  return new Map([...apart].map(([book, chapters]) => [book, [...chapters]]));
}

/** No book has so many. */
const CHAPTERS = 1000;
const chapterNumber = (book: number, chapter: number): number => book * CHAPTERS + chapter;
const bookOf = ({ first }: Passage): number => placeAt(first).book.id;
const chapterOf = ({ first }: Passage): number => {
  const { book, chapter } = placeAt(first);
  return chapterNumber(book.id, chapter);
};

/** The rows, and before a row what a column has between its last place and the one there. */
function withVersesBetween(rows: readonly Row[], count: number, isListed: (position: number) => boolean): Row[] {
  const held = new Set(rows.flatMap(({ cells }) => cells.flat().flatMap(positionsOf)));
  const last: (Passage | undefined)[] = byColumn(count, () => undefined);
  return rows.flatMap((row) => {
    const before = row.cells.flatMap((cell, column): Row[] => {
      const [next] = cell;
      const between = next ? versesBetween(last[column], next).filter((position) => !held.has(position)) : [];
      last[column] = cell.at(-1) ?? last[column];
      if (between.some(isListed)) return [];
      for (const position of between) held.add(position);
      return runsOf(between).map((run) => ({
        cells: byColumn(count, (each) => (each === column ? [run] : [])),
        between: true,
      }));
    });
    return [...before, row];
  });
}

function versesBetween(before: Passage | undefined, next: Passage): number[] {
  if (!before || chapterOf(before) !== chapterOf(next)) return [];
  const between = { first: before.last + 1, last: next.first - 1 };
  return between.last - between.first < MOST_BETWEEN ? positionsOf(between) : [];
}

const positionsOf = ({ first, last }: Passage): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Runs of verses of one chapter. @param positions in canonical order */
function runsOf(positions: readonly number[]): Passage[] {
  return positions.reduce<Passage[]>((runs, position) => {
    const run = runs.at(-1);
    const goesOn = run?.last === position - 1 && placeAt(position).verse > 1;
    return run && goesOn
      ? [...runs.slice(0, -1), { first: run.first, last: position }]
      : [...runs, { first: position, last: position }];
  }, []);
}

function describeColumn(rows: readonly Row[], column: number): ParallelColumn {
  const positions = new Set(rows.flatMap(({ cells }) => (cells[column] ?? []).flatMap(positionsOf)));
  const places = runsOf([...positions].sort((a, b) => a - b)).map(placeOf);
  return { book: places[0]?.book ?? '', places };
}

const describeRow = ({ cells, between }: Row): ParallelRow => ({
  cells: cells.map((cell) => cell.map(placeOf)),
  ...(between && { between }),
});
