import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { type Book, BOOKS, findBook, verseExists } from './books.js';
import { countsThings, isPlainlyABook } from './is-plainly-a-book.js';
import { versionNamedBy } from './named-versions.js';
import { isNoReference } from './reading/is-no-reference.js';
import { COMMA, readableText } from './reading/readable-text.js';
import { relativeReferences } from './reading/relative-references.js';
import type { RewrittenText } from './reading/rewritten-text.js';
import type { ReferenceSpan } from './reference-span.js';
import { parseSpokenQuery } from './spoken/parse-spoken-references.js';

/** The parser's number for a verse or chapter that was left open. */
const OPEN_END = 999;

const BY_OSIS = new Map<string, Book>(BOOKS.map((book) => [book.osis, book]));

let parser: bcv_parser | undefined;

/** Made on first use: its tables take a moment, and code that only needs the books never needs them. */
function referenceParser(): bcv_parser {
  parser ??= new bcv_parser(english).set_options({
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
    book_alone_strategy: 'ignore',
    book_range_strategy: 'ignore',
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
    // With existence checks, the parser would silently cut 'John 3:16-99' to 36; we check against our own counts.
    passage_existence_strategy: 'none',
  });
  return parser;
}

/**
 * The references in running text, in order, also those to chapters and verses that do not exist (`valid: false`).
 * Words that merely look like a book are left alone ('in the job 3 weeks', 'Am 3 ok?'): a chapter without a verse
 * counts only after a name that is plainly a book's.
 */
export function parseReferences(text: string): ReferenceSpan[] {
  return spansOf(text, isPlainlyABook, true);
}

/**
 * Like `parseReferences`, with the verses that are named without their chapter ('v. 9'), and the chapters and verses
 * without their book ('(5:4)'), as parts of the reference before them: `relative` is true of these.
 * @param before the last reference before this text, where it is a part of a longer one
 */
export const parseRelatedReferences = (text: string, before?: ReferenceSpan): ReferenceSpan[] =>
  relativeReferences(text, parseReferences(text), before);

/** Longer ones are no spoken reference. */
const MOST_SPOKEN = 160;

/** Content of a field that has nothing but references in it. */
export interface ReferenceQuery {
  readonly references: readonly ReferenceSpan[];
  /** The translation that is named beside them, see `named-versions.ts`: 'ESV' of 'Heb 11:1 (ESV)' */
  readonly version?: string;
}

/**
 * The references of a search term or field that holds nothing else ('1 jn 4:8-10', 'ps 23'), also in spoken form ('the
 * twenty-third psalm', 'John 316'), and the translation beside them ('Esther 4:14 KJV'); none if it holds other words too.
 */
export function readReferenceQuery(query: string): ReferenceQuery {
  const spans = spansOf(query, () => true, false);
  const rest = spans.reduceRight((left, span) => `${left.slice(0, span.start)} ${left.slice(span.end)}`, query);
  const version = /[\p{L}\p{N}]/u.test(rest) && rest.length <= MOST_SPOKEN ? versionNamedBy(rest) : undefined;
  const written = /[\p{L}\p{N}]/u.test(rest) && version === undefined ? [] : spans;
  const missing = written.some(({ valid, text }) => !valid && /\d{3}/.test(text));
  const found = { references: written, ...(version !== undefined && written.length > 0 && { version }) };
  if ((written.length > 0 && !missing) || query.length > MOST_SPOKEN) return found;
  const spoken = parseSpokenQuery(query);
  return spoken.length > 0 && spoken.every(({ valid }) => valid || !missing) ? { references: spoken } : found;
}

/** The references of a field that holds nothing else, see `readReferenceQuery`. */
export const parseReferenceQuery = (query: string): ReferenceSpan[] => [...readReferenceQuery(query).references];

type Gate = typeof isPlainlyABook;

/** The parser reads a known code of a translation behind a reference as a part of it ('Matthew 5:3, NIV'). */
const TRANSLATION = /(?:[\s,;]+|\s*[([]\s*)[A-Z][A-Z0-9]{1,6}\s*[)\]]?$/;

/** The same in small letters, and without anything between: 'John 3:16 niv', 'John 3:16NIV'. */
const IN_SMALL_LETTERS = /(?<=\d)[\s,;([]{1,3}[a-z]{3,6}[)\]]?$/;
const GLUED = /(?<=\d)[A-Z]{2}[A-Z0-9]{0,5}$/;
const withoutTranslation = (written: string): string =>
  written.replace(TRANSLATION, '').replace(IN_SMALL_LETTERS, '').replace(GLUED, '');

/** Longest piece that the parser sees at once: its time grows faster than the text, and the text may be hostile. */
const PIECE = 400;

/**
 * The most characters before and behind a number that belong to its reference: 'the Second Epistle of Paul to Timothy,
 * chapter 3'.
 */
const BEFORE_NUMBER = 64;
const BEHIND_NUMBER = 12;
/** The characters behind a chapter's number that decide whether it is one. */
const BEHIND_CHAPTER = 24;
/** A mark that separates a name from the words before it. */
const APART = /[—–("“”‘«»>|\n][^—–("“”‘«»>|\n]*$/;

function spansOf(text: string, accept: Gate, among: boolean): ReferenceSpan[] {
  const readable = readableText(text, among);
  // An opening bracket without its end makes the parser try everything twice. The blank keeps every place.
  const plain = readable.text.replace(/\((?![^()]*\))/g, ' ');
  return stretchesOf(plain)
    .flatMap((stretch) => piecesOf(plain, stretch))
    .flatMap(([from, to]) => inOneBook(spansIn({ text, readable }, plain.slice(from, to), from, accept)));
}

/** A text, and as the parser reads it. */
interface Read {
  readonly text: string;
  readonly readable: RewrittenText;
}

type Range = [from: number, to: number];

/** The parts of a text that have numbers: no reference is without, and the parser takes its time for every word. */
function stretchesOf(text: string): Range[] {
  const stretches: Range[] = [];
  for (const { index, 0: number } of text.matchAll(/\d+/g)) {
    const last = stretches.at(-1);
    const to = Math.min(text.length, index + number.length + BEHIND_NUMBER);
    if (last && index - BEFORE_NUMBER <= last[1]) last[1] = to;
    else stretches.push([startOfName(text, index), to]);
  }
  return stretches;
}

/** The earliest start of the name before a number; never within a word. */
function startOfName(text: string, number: number): number {
  const from = Math.max(0, number - BEFORE_NUMBER);
  const before = text.slice(from, number);
  const apart = APART.exec(before)?.index ?? (from > 0 ? before.search(/\s/) : 0);
  return from + Math.max(0, apart);
}

/**
 * Cuts a text at line ends or between two words in small letters, where no reference can be. It cuts a text that
 * consists of references behind the mark that separates one from the name of the next.
 */
function piecesOf(text: string, [start, end]: Range): Range[] {
  const pieces: Range[] = [];
  let from = start;
  while (end - from > PIECE) {
    const window = text.slice(from, from + PIECE);
    const safe = Math.max(window.lastIndexOf('\n'), lastBetweenWords(window));
    const cut = safe > 0 ? safe : lastBetweenReferences(window);
    const to = from + (cut > 0 ? cut : PIECE);
    pieces.push([from, to]);
    from = to;
  }
  return [...pieces, [from, end]];
}

const lastBetweenWords = (text: string): number =>
  [...text.matchAll(/(?<=\p{Ll}{2}[.;!?]?) (?=\p{Ll}{2})/gu)].at(-1)?.index ?? -1;

const lastBetweenReferences = (text: string): number =>
  [...text.matchAll(/(?<=[.,;!?…)”"’\]])\s(?=\p{L})/gu)].at(-1)?.index ?? -1;

function spansIn({ text, readable }: Read, piece: string, offset: number, accept: Gate): ReferenceSpan[] {
  const spans: ReferenceSpan[] = [];
  let lastBookAccepted = false;
  for (const entity of referenceParser().parse(piece).parsed_entities()) {
    const [first, whole] = (entity.indices as [number, number]).map((index) => index + offset) as [number, number];
    const from = first + articleOf(readable.text.slice(first, whole));
    const to = from + withoutTranslation(readable.text.slice(from, whole)).length;
    const place = entity.entities[0];
    const book = BY_OSIS.get(place?.start?.b ?? '');
    if (!book || !place?.start?.c) continue;
    const read = readable.text.slice(from, to);
    const name = bookPart(read);
    const numbers = withNext(book, numbersOf(place.start, place.end ?? place.start), read);
    const comma = readable.hasNote(COMMA, from, to);
    // '6:9' in 'Matthew 5:3; 6:9' has no book of its own, so it counts if the one before does.
    if (name) {
      const around = { between: read.slice(name.length), after: readable.text.slice(to, to + BEHIND_CHAPTER) };
      lastBookAccepted = accept(
        nameAsWritten(text, readable, from, name),
        numbers.verse === undefined || comma,
        around,
      );
    }
    if (!lastBookAccepted) continue;
    const endBook = place.end?.b && place.end.b !== book.osis ? BY_OSIS.get(place.end.b) : undefined;
    const last = endBook ?? book;
    const endVerse =
      numbers.endVerse === OPEN_END ? last.verseCounts[(numbers.endChapter ?? numbers.chapter) - 1] : numbers.endVerse;
    const endChapter = numbers.endChapter === OPEN_END ? last.chapters : numbers.endChapter;
    const named = {
      ...numbers,
      ...(endChapter !== undefined && { endChapter }),
      ...(endVerse !== undefined && { endVerse }),
      ...(endBook && { endBook }),
    };
    const valid = exists(book, last, named);
    const [before, behind] = [
      readable.text.slice(0, from).slice(-BEFORE_NAME),
      readable.text.slice(to, to + BEHIND_CHAPTER),
    ];
    if (isNoReference(read, valid, behind)) continue;
    if (name ? isAnotherNumber(name, book, before) : isCount(read, behind)) continue;
    const [start, end] = readable.placeOf(from, to);
    const orChapters = comma ? chaptersOf(book, named) : undefined;
    const written = { start, end, text: text.slice(start, end), valid };
    spans.push({ book, ...named, ...written, ...(orChapters && { orChapters }) });
  }
  return spans;
}

/** 'the ' of 'the Song of Songs 2:4' is no part of it. */
const articleOf = (written: string): number => /^the\s+/i.exec(written)?.[0].length ?? 0;

/** Characters before a name that may be its number. */
const BEFORE_NAME = 4;

/** '11 Samuel 17:35' is no book: for the parser, a name without its number is the first of its books. */
const isAnotherNumber = (name: string, book: Book, before: string): boolean =>
  /^\d/.test(book.name) && !/^(?:\d|i{1,3}\b|first|second|third)/i.test(name) && /\d\s*$/.test(before);

/** '3' of 'Matthew 5:3 and 3 others' */
const isCount = (written: string, behind: string): boolean => /^\d+$/.test(written) && countsThings(behind);

/** The name of a book as it is written, where it is one that we know; a mended or foreign one by its English name in the same case. */
function nameAsWritten(text: string, readable: RewrittenText, from: number, name: string): string {
  const written = text.slice(...readable.placeOf(from, from + name.length)).normalize('NFKC');
  if (written === name || findBook(written)) return written;
  return /\p{Ll}/u.test(written) && !/\p{Lu}/u.test(written) ? name.toLowerCase() : name;
}

/** For the parser, from verse 1 on is a whole chapter. */
const FIRST_AND_NEXT = /[:.]\s?1\s?f\.?$/i;

/** 'Rom 8:28f' is verse 28 and the next one, which the parser takes for all that follow. */
function withNext(book: Book, numbers: Numbers, written: string): Numbers {
  if (!/\d\s?f\.?$/i.test(written)) return numbers;
  const { endVerse, endChapter, ...rest } = {
    ...numbers,
    ...(FIRST_AND_NEXT.test(written) && { verse: 1, endVerse: OPEN_END }),
  };
  if (rest.verse === undefined)
    return { ...rest, ...(verseExists(book, rest.chapter + 1, 1) && { endChapter: rest.chapter + 1 }) };
  if (endChapter !== undefined || endVerse !== OPEN_END) return numbers;
  return { ...rest, ...(verseExists(book, rest.chapter, rest.verse + 1) && { endVerse: rest.verse + 1 }) };
}

/** Both chapters that 'John 3,16' may name as well, if there are. */
function chaptersOf(book: Book, { chapter, verse = 0, endVerse, endChapter }: Numbers): [number, number] | undefined {
  const both = verse > chapter && verse <= book.chapters && endVerse === undefined && endChapter === undefined;
  return both ? [chapter, verse] : undefined;
}

/** Names that two books share, by the one that the parser takes them for → the other. */
const ALSO_MEANT: Readonly<Record<string, string>> = { Jude: 'Judg' };
const SHARED_NAME = /^jud\b/i;

/** 'Jud 1:19, 3:1' is Judges, since Jude has no third chapter. */
function inOneBook(spans: ReferenceSpan[]): ReferenceSpan[] {
  return spans.map((span, at) => {
    const other = BY_OSIS.get(ALSO_MEANT[span.book.osis] ?? '');
    if (!other) return span;
    let first = at;
    while (first > 0 && /^\d/.test(spans[first]?.text ?? '')) first -= 1;
    let last = first;
    while (/^\d/.test(spans[last + 1]?.text ?? '')) last += 1;
    const run = spans.slice(first, last + 1);
    const shared = SHARED_NAME.test(run[0]?.text ?? '') && run.some(({ valid }) => !valid);
    const fits = shared && run.every((each) => exists(other, other, each));
    return fits ? { ...span, book: other, valid: true } : span;
  });
}

interface Numbers {
  chapter: number;
  verse?: number;
  endChapter?: number;
  endVerse?: number;
}

type Point = { b?: string; c?: number; v?: number };

/** The parser fills a missing verse with 1 and 999; here it is left out. */
function numbersOf(from: Point, to: Point): Numbers {
  const chapter = from.c ?? 0;
  const endChapter = to.c ?? chapter;
  const crosses = endChapter !== chapter || (to.b !== undefined && to.b !== from.b);
  const chapters = { chapter, ...(crosses && { endChapter }) };
  const whole = from.v === undefined || (from.v === 1 && to.v === OPEN_END);
  if (whole) return chapters;
  const single = !crosses && (to.v === undefined || to.v === from.v);
  return { ...chapters, verse: from.v, ...(!single && { endVerse: to.v ?? from.v }) };
}

function exists(first: Book, last: Book, { chapter, verse, endChapter, endVerse }: Numbers): boolean {
  const ends = endChapter ?? chapter;
  if (!verseExists(first, chapter, verse ?? 1) || !verseExists(last, ends, endVerse ?? 1)) return false;
  if (first !== last) return first.id < last.id;
  return ends > chapter || (ends === chapter && (endVerse ?? OPEN_END) >= (verse ?? 1));
}

/** 'Matt. ' of 'Matt. 5:3'; empty for a part of a sequence without a book. */
const bookPart = (written: string): string =>
  /^((?:[1-3]\s*)?[^\d]*?\p{L}[^\d]*?)[\s.]*(?:ch(?:ap(?:ter)?)?s?\.?)?\s*\d/iu.exec(written)?.[1]?.trim() ?? '';
