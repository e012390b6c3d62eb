import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { type Book, BOOKS, verseExists } from './books.js';
import { isPlainlyABook } from './is-plainly-a-book.js';
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
  return spansOf(text, isPlainlyABook);
}

/** Longer ones are no spoken reference. */
const MOST_SPOKEN = 160;

/**
 * The references of a search term or field that holds nothing else ('1 jn 4:8-10', 'ps 23'), also in spoken form ('the
 * twenty-third psalm', 'John 316'); empty if it holds other words too.
 */
export function parseReferenceQuery(query: string): ReferenceSpan[] {
  const spans = spansOf(query, () => true);
  const rest = spans.reduceRight((left, span) => left.slice(0, span.start) + left.slice(span.end), query);
  const written = /[\p{L}\p{N}]/u.test(rest) ? [] : spans;
  const missing = written.some(({ valid, text }) => !valid && /\d{3}/.test(text));
  if ((written.length > 0 && !missing) || query.length > MOST_SPOKEN) return written;
  const spoken = parseSpokenQuery(query);
  return spoken.length > 0 && spoken.every(({ valid }) => valid || !missing) ? spoken : written;
}

type Gate = typeof isPlainlyABook;

/** The parser reads a known code of a translation behind a reference as a part of it ('Matthew 5:3, NIV'). */
const TRANSLATION = /(?:[\s,;]+|\s*[([]\s*)[A-Z][A-Z0-9]{1,6}\s*[)\]]?$/;

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

function spansOf(text: string, accept: Gate): ReferenceSpan[] {
  // An opening bracket without its end makes the parser try everything twice. The blank keeps every place.
  const readable = text.replace(/\((?![^()]*\))/g, ' ');
  return stretchesOf(readable)
    .flatMap((stretch) => piecesOf(readable, stretch))
    .flatMap(([from, to]) => spansIn(text, readable.slice(from, to), from, accept));
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

function spansIn(text: string, piece: string, offset: number, accept: Gate): ReferenceSpan[] {
  const spans: ReferenceSpan[] = [];
  let lastBookAccepted = false;
  for (const entity of referenceParser().parse(piece).parsed_entities()) {
    const [start, whole] = (entity.indices as [number, number]).map((index) => index + offset) as [number, number];
    const end = start + text.slice(start, whole).replace(TRANSLATION, '').length;
    const place = entity.entities[0];
    const book = BY_OSIS.get(place?.start?.b ?? '');
    if (!book || !place?.start?.c) continue;
    const written = text.slice(start, end);
    const numbers = read(place.start, place.end ?? place.start);
    const name = bookPart(written);
    // '6:9' in 'Matthew 5:3; 6:9' has no book of its own, so it counts if the one before does.
    if (name) {
      const around = { between: written.slice(name.length), after: text.slice(end, end + BEHIND_CHAPTER) };
      lastBookAccepted = accept(name, numbers.verse === undefined, around);
    }
    if (!lastBookAccepted) continue;
    const endBook = place.end?.b && place.end.b !== book.osis ? BY_OSIS.get(place.end.b) : undefined;
    const last = endBook ?? book;
    const endVerse =
      numbers.endVerse === OPEN_END ? last.verseCounts[(numbers.endChapter ?? numbers.chapter) - 1] : numbers.endVerse;
    const span = { ...numbers, ...(endVerse !== undefined && { endVerse }), ...(endBook && { endBook }) };
    spans.push({ book, ...span, start, end, text: written, valid: exists(book, last, span) });
  }
  return spans;
}

interface Numbers {
  chapter: number;
  verse?: number;
  endChapter?: number;
  endVerse?: number;
}

type Point = { b?: string; c?: number; v?: number };

/** The parser fills a missing verse with 1 and 999; here it is left out. */
function read(from: Point, to: Point): Numbers {
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
