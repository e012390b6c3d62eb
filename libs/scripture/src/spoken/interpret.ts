import { type Book, verseExists } from '../books.js';
import type { ReferenceSpan } from '../reference-span.js';
import type { Item } from './read-items.js';

/** The named parts of a matched order of words, each with its place among the items. */
export type Named = Readonly<Partial<Record<Part, { readonly item: Item; readonly at: number }>>>;
export type Part = 'book' | 'chapter' | 'chapters' | 'verse' | 'to' | 'and' | 'bare' | 'bare2' | 'bareTo' | 'bareAnd';

export type Meant = Omit<ReferenceSpan, 'text' | 'start' | 'end'> & {
  /** Place of the last item that belongs to it */
  readonly last: number;
};

/**
 * The reference of the named parts, or undefined if they make none ('verse six of Romans').
 * @param end place of the last item that fits
 * @param chapterSaid the word 'chapter' was said
 */
export function interpret(named: Named, end: number, chapterSaid: boolean): Meant | undefined {
  const book = named.book?.item.book;
  if (!book) return undefined;
  const { chapter, verse, last } = placeOf(book, named, end, chapterSaid);
  if (chapter === undefined) return undefined;
  if (verse === undefined) {
    const endChapter = value(named, 'chapters');
    const further = endChapter !== undefined && endChapter > chapter ? { endChapter } : {};
    return { book, chapter, ...further, last, valid: exists(book, chapter) && exists(book, endChapter ?? chapter) };
  }
  const through = value(named, 'to') ?? value(named, 'bareTo');
  const and = value(named, 'and') ?? value(named, 'bareAnd');
  // 'verses four and five' are one range; 'verses four and nine' are not.
  const to = through ?? (and === verse + 1 ? and : undefined);
  const endVerse = to !== undefined && to > verse ? to : undefined;
  return {
    book,
    chapter,
    verse,
    ...(endVerse !== undefined && { endVerse }),
    last: endVerse === undefined ? Math.min(last, lastVerse(named, last)) : last,
    valid: verseExists(book, chapter, verse) && verseExists(book, chapter, endVerse ?? verse),
  };
}

type Place = { chapter?: number; verse?: number; last: number };

function placeOf(book: Book, named: Named, end: number, chapterSaid: boolean): Place {
  const chapter = value(named, 'chapter');
  const verse = value(named, 'verse');
  const bare = value(named, 'bare');
  if (chapter === undefined)
    return verse === undefined || book.chapters > 1 ? { last: end } : { chapter: 1, verse, last: end };
  // 'Psalm one nineteen eleven': the first two numbers are one.
  if (bare !== undefined && hundredth(book, chapter, bare)) {
    return { chapter: 100 + bare, verse: verse ?? value(named, 'bare2'), last: end };
  }
  if (verse !== undefined) return bare === undefined ? { chapter, verse, last: end } : { last: end };
  if (bare !== undefined) return { chapter, verse: bare, last: end };
  if (chapterSaid) return { chapter, last: end };
  // 'Jude three'
  if (book.chapters === 1 && chapter > 1) return { chapter: 1, verse: chapter, last: end };
  const split = named.chapter?.item.number?.digits ? splitDigits(book, chapter) : undefined;
  return { ...(split ?? { chapter }), last: end };
}

/** Spoken so, and no slip of the ear: the psalm that is not in this Bible. */
const NOT_SPLIT = new Set(['Ps151']);

/**
 * Chapter and verse of a number that a recogniser wrote as one: 'John 316' is 3:16. If several exist, it takes the one
 * that people are likelier to say without a word between: 'Acts 238' is 2:38, not 23:8. Undefined if none exists.
 */
function splitDigits(book: Book, number: number): { chapter: number; verse: number } | undefined {
  const digits = String(number);
  if (number <= book.chapters || digits.length < 2 || NOT_SPLIT.has(book.osis + digits)) return undefined;
  const places = Array.from({ length: digits.length - 1 }, (_none, index) => ({
    chapter: Number(digits.slice(0, index + 1)),
    verse: Number(digits.slice(index + 1)),
    plain: digits[index + 1] !== '0',
  }));
  const existing = places.filter(({ chapter, verse, plain }) => plain && verseExists(book, chapter, verse));
  return existing.find(({ verse }) => verse >= 10 && verse < 100) ?? existing[0];
}

const hundredth = (book: Book, chapter: number, bare: number): boolean =>
  book.osis === 'Ps' && chapter === 1 && bare >= 10 && bare <= 50 && !verseExists(book, 1, bare);

const value = (named: Named, part: Part): number | undefined => named[part]?.item.number?.value;
const exists = (book: Book, chapter: number): boolean => chapter >= 1 && chapter <= book.chapters;

/** The end of the reference if the apparent end of a range was not one. */
function lastVerse(named: Named, last: number): number {
  const ends = [named.to, named.and, named.bareTo, named.bareAnd].flatMap((part) => part?.at ?? []);
  const first = named.bare2 ?? named.bare ?? named.verse;
  const kept = Math.max(named.book?.at ?? 0, named.chapter?.at ?? 0, first?.at ?? 0);
  return ends.some((at) => at > kept) ? kept : last;
}
