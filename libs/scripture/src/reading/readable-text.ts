import { BOOKS, type Book, nameBeforeChapter, verseExists } from '../books.js';
import { isAlsoAWord } from '../is-plainly-a-book.js';
import { bookBefore } from './book-before.js';
import { nearestBookName } from './nearest-book.js';
import { withPlainMarks } from './plain-marks.js';
import { readRoman } from './read-roman.js';
import { type Edit, RewrittenText } from './rewritten-text.js';

/** Marks a comma that is read as the colon between chapter and verse. */
export const COMMA = 'comma';

/** The last word of what may be a book's name: a number in digits or in Roman letters is behind it. */
const WORD_BEFORE_NUMBER =
  /(?<![\p{L}\p{M}\p{N}'’])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}])(?=\.?\s{0,3}\d|(?:\.\s{0,3}|\s{1,3})(?:[ivxlc]{1,8}|[IVXLC]{1,8})(?![\p{L}\p{M}'’]))/gu;
const CANONICAL: ReadonlySet<string> = new Set(BOOKS.map(({ name }) => name));
const SHORT = 5;
/** From this length on a mistyped name in small letters is one. */
const LONG = 7;
/** In place of the name of a book outside the 66: letters that are no number, so that its numbers do not go on from the reference before. */
const NO_BOOK = 'qq';

/**
 * A text as the reference parser reads it: Unicode's many dashes, digits and colons in one way, names of books in
 * English, mistyped ones mended, chapters in digits, and a colon before the verse.
 * @param among whether the references are in running text rather than alone in a field
 */
export function readableText(original: string, among: boolean): RewrittenText {
  const plain = withPlainMarks(RewrittenText.of(original));
  return withNumbers(withNames(plain, among), among);
}

function withNames(text: RewrittenText, among: boolean): RewrittenText {
  const edits: Edit[] = [];
  let read = 0;
  for (const { 0: word, index } of text.text.matchAll(WORD_BEFORE_NUMBER)) {
    const edit = nameEdit(text.text, word, index, among);
    if (!edit || edit.start < read) continue;
    edits.push(edit);
    read = edit.end;
  }
  return text.rewrite(edits);
}

function nameEdit(text: string, word: string, index: number, among: boolean): Edit | undefined {
  const end = index + word.length;
  const named = bookBefore(text, index, end);
  if (named) {
    const { start, name, book, english } = named;
    if (!book) return { start, end, to: NO_BOOK };
    // The parser knows the usual abbreviations, and ours know what is a word.
    if (english && (name.length < SHORT || CANONICAL.has(name))) return undefined;
    if (english && (/^[1-3]/.test(name) || isAlsoAWord(name.toLowerCase()))) return undefined;
    return { start, end, to: nameBeforeChapter(book.name) };
  }
  if (among && word.length < LONG && !/^\p{Lu}/u.test(word)) return undefined;
  const meant = nearestBookName(word, among);
  return meant && meant.toLowerCase() !== word.toLowerCase() ? { start: index, end, to: meant } : undefined;
}

const ROMAN_CHAPTER =
  /\.?\s{0,3}([ivxlc]{1,8}|[IVXLC]{1,8})(?![\p{L}\p{M}'’])(\s?[.:,]\s?|\s)?(?:v{1,2}\.?\s)?(\d{1,3})?(?!\d)/uy;
const COMMA_CHAPTER = /\.?\s{0,3}(\d{1,3}),([1-9]\d{0,2})(?![\d:]|,\s?\d)/uy;
/** Continuations of a chapter in Roman letters, and of one with a comma. */
const ROMAN_GOES_ON =
  /\s?[;,]\s?(?:and\s|&\s)?([ivxlc]{1,8}|[IVXLC]{1,8})(?![\p{L}\p{M}'’])(\s?[.:,]\s?)(\d{1,3})(?!\d)/uy;
const COMMA_GOES_ON = /;\s?(\d{1,3}),([1-9]\d{0,2})(?![\d:]|,\s?\d)/uy;
/** Further verses of a place with a comma are parted by full stops: 'Mt 5,3.5'. */
const POINT_GOES_ON = /(?:[-–]\d{1,3})?\.(?=\d{1,3}(?!\d|[.,:]\d{3}))/uy;
const REST = /(?:[-–]\d{1,3})?/uy;
/** 'John 3:16-end', and 'and those that follow' in Spanish and Latin. */
const FOLLOWING =
  /(?<=\d)(?:\s?(?:[-–—]|\bto\b)\s?(?:the\s)?end\b|\s?(?:ss|sqq)\b\.?)|(?<=[:.,]\d{1,3})\s?(?:sq|s)\b\.?(?!['’])/gu;

function withNumbers(text: RewrittenText, among: boolean): RewrittenText {
  const edits: Edit[] = [];
  for (const { 0: word, index } of text.text.matchAll(WORD_BEFORE_NUMBER)) {
    const end = index + word.length;
    const book = bookBefore(text.text, index, end)?.book;
    if (!book || (edits.at(-1)?.end ?? 0) > index) continue;
    edits.push(...(romanEdits(text.text, end, book, among) ?? commaEdits(text.text, end, book)));
  }
  for (const { 0: words, index } of text.text.matchAll(FOLLOWING)) {
    edits.push({ start: index, end: index + words.length, to: /end|ss|qq/.test(words) ? 'ff' : 'f' });
  }
  return text.rewrite(
    edits.sort((a, b) => a.start - b.start).filter((edit, at, all) => edit.start >= (all[at - 1]?.end ?? 0)),
  );
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function romanEdits(text: string, from: number, book: Book, among: boolean): Edit[] | undefined {
  const match = matchAt(ROMAN_CHAPTER, text, from);
  const chapter = chapterOf(match?.[1], book);
  if (!match || chapter === undefined) return undefined;
  const [whole, roman = '', apart = '', verse] = match;
  // 'James I 5', 'John III': a person; 'John iii' may be one in running text.
  if (verse === undefined ? among : !apart.trim() && roman === roman.toUpperCase()) return undefined;
  const start = from + whole.indexOf(roman, /^\.?\s*/.exec(whole)?.[0].length);
  if (verse === undefined) return [{ start, end: start + roman.length, to: ` ${chapter}` }];
  let end = from + whole.length - verse.length;
  const edits: Edit[] = [{ start, end, to: ` ${chapter}:` }];
  end += verse.length;
  for (;;) {
    end += matchAt(REST, text, end)?.[0].length ?? 0;
    const next = matchAt(ROMAN_GOES_ON, text, end);
    const further = chapterOf(next?.[1], book);
    if (!next || further === undefined) return edits;
    const at = end + next[0].indexOf(next[1] ?? '', 1);
    const behind = end + next[0].length - (next[3] ?? '').length;
    edits.push({ start: at, end: behind, to: `${further}:` });
    end += next[0].length;
  }
}

/** The chapter that Roman letters name. 'c' and 'v' alone are 'chapter' and 'verse' where the book has not as many chapters. */
function chapterOf(roman: string | undefined, book: Book): number | undefined {
  const value = roman === undefined ? undefined : readRoman(roman);
  return value !== undefined && value >= 1 && value <= book.chapters && book.chapters > 1 ? value : undefined;
}

function commaEdits(text: string, from: number, book: Book): Edit[] {
  const edits: Edit[] = [];
  let at = from;
  let match = matchAt(COMMA_CHAPTER, text, at);
  while (match && verseExists(book, Number(match[1]), Number(match[2]))) {
    const comma = at + match[0].lastIndexOf(',');
    edits.push({ start: comma, end: comma + 1, to: ':', note: COMMA });
    at += match[0].length;
    for (let point = matchAt(POINT_GOES_ON, text, at); point; point = matchAt(POINT_GOES_ON, text, at)) {
      const stop = at + point[0].length - 1;
      edits.push({ start: stop, end: stop + 1, to: ',' });
      at = stop + 1 + (matchAt(/\d{1,3}/y, text, stop + 1)?.[0].length ?? 0);
    }
    at += matchAt(REST, text, at)?.[0].length ?? 0;
    match = matchAt(COMMA_GOES_ON, text, at);
  }
  return edits;
}
