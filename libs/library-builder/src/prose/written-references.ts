import { type Book, findBook, positionOf } from '@berea/scripture';
import type { Range } from '@berea/text-packs';

/** A reference in a paragraph as its markup sets it apart: its place in the text, in UTF-16 units. */
export interface MarkedReference {
  readonly start: number;
  readonly end: number;
}

/** Short names of the commentaries which readers of today do not write, or read as another book. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  Ep: 'Ephesians',
  Es: 'Esther',
  Ha: 'Habakkuk',
  He: 'Hebrews',
  Jud: 'Judges',
  Lu: 'Luke',
  Mi: 'Micah',
};

/** The book with a name as commentaries write it: 'Ep', 'Jud' (Judges), 'Psa'. */
export const bookNamed = (name: string): Book | undefined => findBook(SHORT_NAMES[name] ?? name);

/** The verses that one reference names, and where it stops: what a reference without a name goes on from. */
interface Reading {
  readonly book: Book;
  readonly chapter: number;
  readonly ranges: readonly Range[];
}

const NAMED = /^((?:[1-3]\s?)?[A-Za-z]+)[.:]?\s*(?=\d)/;
/** `4:9`, `4.9`, `4:9-12`, `4:9-5:2`, `4:9,12-14`; an older print has a space after the colon. */
const IN_CHAPTER =
  /^(\d{1,3})(?::\s?|\.)(\d{1,3})(?:\s?[-–]\s?(?:(\d{1,3}):)?(\d{1,3}))?((?:,\s?\d{1,3}(?:[-–]\d{1,3})?)*)(?![\d:])/;
/** `9`, `9-12`, `9, 12` */
const VERSES = /^\d{1,3}(?:[-–]\d{1,3})?(?:,\s?\d{1,3}(?:[-–]\d{1,3})?)*$/;
/** Nothing but this may part a reference from the one whose book it shares, `4:9; 5:2`, and its chapter, `4:9, 12`. */
const GOES_ON_IN_BOOK = /^\s?[,;]?(?:\s(?:and|to|&))?\s?$/;
const GOES_ON_IN_CHAPTER = /^\s?,\s?(?:and\s)?$/;
/** A damaged list, `3: Matthew 2:1`, or the number of a numbered book outside of the markup: `12:14 1 John 1:3`. */
const BROKEN_BEFORE = /(?:\d:\s?|(?:^|[^\d:.,–-])[1-3]\s?)$/;
/** Its verse stands after the markup has ended: `13` of `Ex 13:2-10; 13:11-16`; what such a reference says is not known. */
const BROKEN_OFF = /^\)?\s?:\s?\(?\d/;
/** So much of the text on both sides of a reference tells whether it is whole, in UTF-16 units. */
const AROUND = 6;
/** Longer than any list of verses in one reference. */
const LONGEST = 120;
/** An abbreviation's end or a list's, as the markup takes it in: `28:20,`, `9:14.` */
const TRAILING = /[\s,;.]{1,4}$/;

/**
 * The verses that a paragraph refers to. The targets that modules give are often false: a program that made them
 * carried the book of an earlier paragraph on, so that 'Ep 2:4, 5' leads to 2 Corinthians 2:5. What is printed decides:
 * a reference that names its book is read as it stands; one without goes on from its neighbour, and only where nothing
 * but a comma or a semicolon parts them. What names no book, or no verse that there is, is left out.
 * @param text of the paragraph
 */
export function writtenReferences(text: string, marked: readonly MarkedReference[]): Range[] {
  const ranges: Range[] = [];
  let before: (Reading & { readonly end: number }) | undefined;
  for (const mark of marked) {
    const reading = isWhole(text, mark) ? readOne(text, mark, before) : undefined;
    ranges.push(...(reading?.ranges ?? []));
    before = reading && { ...reading, end: mark.end };
  }
  return ranges;
}

function isWhole(text: string, { start, end }: MarkedReference): boolean {
  const [near, next] = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
  return end - start <= LONGEST && !BROKEN_BEFORE.test(near) && !BROKEN_OFF.test(next);
}

function readOne(
  text: string,
  { start, end }: MarkedReference,
  before: (Reading & { readonly end: number }) | undefined,
): Reading | undefined {
  const written = text.slice(start, end).trim().replace(TRAILING, '');
  const [lead, name] = NAMED.exec(written) ?? [];
  if (lead !== undefined && name !== undefined) {
    const book = bookNamed(name);
    return book && readPlaces(book, undefined, written.slice(lead.length));
  }
  if (!before) return undefined;
  const between = text.slice(before.end, start);
  if (VERSES.test(written)) {
    return GOES_ON_IN_CHAPTER.test(between) ? readPlaces(before.book, before.chapter, written) : undefined;
  }
  return GOES_ON_IN_BOOK.test(between) ? readPlaces(before.book, undefined, written) : undefined;
}

/** The places of a book one after the other: `4:9`, `4:9; 5:2`, and in a chapter that is known `9, 12`. */
function readPlaces(book: Book, known: number | undefined, written: string): Reading | undefined {
  const ranges: Range[] = [];
  let chapter = known ?? (book.chapters === 1 ? 1 : undefined);
  if (VERSES.test(written)) {
    const verses = chapter === undefined ? undefined : readVerses(book, chapter, written);
    return chapter !== undefined && verses ? { book, chapter, ranges: verses } : undefined;
  }
  for (let rest = written; rest; rest = rest.replace(/^\s*[;,]?\s*/, '')) {
    const [whole, inChapter, from, toChapter, to, more] = IN_CHAPTER.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    chapter = Number(inChapter);
    const first = positionOf(book, chapter, Number(from));
    const last = to === undefined ? first : positionOf(book, Number(toChapter ?? chapter), Number(to));
    const others = more ? readVerses(book, chapter, more.replace(/^,\s?/, '')) : [];
    if (first === undefined || last === undefined || last < first || !others) return undefined;
    ranges.push([first, last], ...others);
    chapter = Number(toChapter ?? chapter);
    rest = rest.slice(whole.length);
  }
  return chapter === undefined ? undefined : { book, chapter, ranges };
}

/** `9`, `9-12`, `9, 12`; undefined where one of them does not exist. */
function readVerses(book: Book, chapter: number, written: string): Range[] | undefined {
  const ranges: Range[] = [];
  for (const part of written.split(/,\s?/)) {
    const [from = '', to = from] = part.split(/[-–]/);
    const first = positionOf(book, chapter, Number(from));
    const last = positionOf(book, chapter, Number(to));
    if (first === undefined || last === undefined || last < first) return undefined;
    ranges.push([first, last]);
  }
  return ranges;
}
