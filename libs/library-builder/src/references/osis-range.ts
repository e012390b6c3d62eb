import { type Book, BOOKS, findBook, positionOf } from '@berea/scripture';
import type { Range } from '@berea/text-packs';

const BY_OSIS: ReadonlyMap<string, Book> = new Map(BOOKS.map((book) => [book.osis, book]));

/** A verse or a chapter: `Gen.1.3`, `Gen.1`, and as older modules write them `ge 1:3`. */
const POINT = /^([1-3]?[A-Za-z]+)[. ](\d{1,3})(?:[.:](\d{1,3}))?$/;

interface Point {
  readonly book: Book;
  readonly chapter: number;
  readonly verse?: number;
}

function readPoint(text: string): Point | undefined {
  const [, name, chapter, verse] = POINT.exec(text.trim()) ?? [];
  const book = name === undefined ? undefined : (BY_OSIS.get(name) ?? findBook(name));
  if (!book || !chapter) return undefined;
  return { book, chapter: Number(chapter), verse: verse === undefined ? undefined : Number(verse) };
}

/** The position of one verse, `Gen.1.3`; undefined if there is none. */
export function readOsisVerse(text: string): number | undefined {
  const point = readPoint(text);
  return point?.verse === undefined ? undefined : positionOf(point.book, point.chapter, point.verse);
}

/**
 * The verses of a module's reference: `Exod.6.16-Exod.6.20`, `Exod.24`, `isa 11:10-isa 12:1`, `mt 5:3-12`. Undefined
 * if no such verses exist, because sources have slips of the pen.
 */
export function readOsisRange(text: string): Range | undefined {
  const [from = '', to] = text.split('-');
  const start = readPoint(from);
  if (!start) return undefined;
  const { book, chapter, verse } = start;
  const end = to === undefined ? start : /^\d+$/.test(to) ? { ...start, verse: Number(to) } : readPoint(to);
  if (!end) return undefined;
  const first = positionOf(book, chapter, verse ?? 1);
  const last = positionOf(end.book, end.chapter, end.verse ?? end.book.verseCounts[end.chapter - 1] ?? 0);
  return first === undefined || last === undefined || last < first ? undefined : [first, last];
}

/**
 * Several references, as the attribute of a reference may hold them: `ge 1:5 ge 1:14`. Unreadable ones are left out.
 */
export const readOsisRanges = (text: string): Range[] =>
  text.split(/\s+(?=[1-3]?[A-Za-z])/).flatMap((part) => {
    const range = readOsisRange(part);
    return range ? [range] : [];
  });

/** Each range once, in the order of its first mention. */
export const distinctRanges = (ranges: readonly Range[]): Range[] => [
  ...new Map(ranges.map((range) => [range.join('-'), range])).values(),
];
