import { WORD } from '../../text/fold-words.js';
import { foldText } from '../folded-words.js';
import type { QueryWord } from './query.js';
import { scopeOf } from './scope-of.js';

export const OPERATORS = ['AND', 'OR', 'NOT'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A part of a query with its place in it, in UTF-16 units. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'operator'; readonly operator: Operator }
  /** `quoted`: it stood in quotation marks; `within`: its words may be so far from each other. */
  | {
      readonly kind: 'phrase';
      readonly words: readonly QueryWord[];
      readonly quoted?: true;
      readonly within?: number;
    }
  /** `words`: parsing that was typed without `parsing:`. */
  | {
      readonly kind: 'field';
      readonly field: 'lemma' | 'in' | 'parsing';
      readonly value: string;
      readonly words?: readonly QueryWord[];
    }
  | { readonly kind: 'near'; readonly within: number }
  /** Means nothing here. */
  | { readonly kind: 'unread' }
);

const QUOTES = /["“”„«»]/u;
const FIELD = /(?:lemma|in|parsing|morph):/iy;
/** The value of a field, up to the character that ends it. */
const VALUE = /[^\s()"“”„«»]*/uy;
/** 'in:1 john': the number belongs to the book. */
const NUMBERED_BOOK = /[1-3]\s+\p{L}+/uy;
/** 'in:john 3' and 'in:john 3:1-8': no text has numbers in figures, so they belong to the book as well. */
const CHAPTER = /\s+\d{1,3}(?:[:.]\d{1,3})?(?:-\d{1,3})?(?![\p{L}\p{N}:.*-])/uy;
/** 'H2617' names a lemma by itself, as other programs write it too: 'H02617', '<H2617>', 'strongs:H2617'. */
const STRONGS_NUMBER = /^<?(?:strongs?:)?([gh]0{0,2}\d{1,4})>?$/i;
/** A sign right before a word, a phrase or a parenthesis leaves it out. */
const MINUS = /[-−](?=[\p{L}"“„«(])/uy;
/** 'faith NEAR works', 'faith NEAR/8 works', and '"faith works"~8'. */
const NEAR = /^NEAR(?:\/(\d{1,3}))?$/;
const APART = /~(\d{1,3})(?![\p{L}\p{N}])/uy;
/** So many words apart, where no number is given; more than a verse has mean nothing. */
const USUALLY_WITHIN = 5;
const MOST_WITHIN = 100;
/** A number that belongs to no phrase. */
const STRAY_NUMBER = /^~\d{1,3}$/;
/** A run of letters and other marks that is read at once. */
const PIECE = /[^\s()"“”„«»]+/uy;

/** Cuts a query into its parts. Whatever was typed can be cut; a quotation that is not closed goes to the end. */
export function scanQuery(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    const letter = query.charAt(at);
    const field = matchAt(FIELD, query, at);
    if (isAtBeginning(query, at) && matchAt(MINUS, query, at)) {
      tokens.push({ kind: 'operator', operator: 'NOT', start: at, end: (at += 1) });
    } else if (letter === '(' || letter === ')') {
      tokens.push({ kind: letter === '(' ? 'open' : 'close', start: at, end: (at += 1) });
    } else if (QUOTES.test(letter)) {
      const end = endOfQuotation(query, at + 1);
      const words = wordsBetween(query, at + 1, end);
      const apart = matchAt(APART, query, end + 1);
      const within = apart ? { within: withinOf(apart.slice(1)) } : {};
      if (words.length) tokens.push({ kind: 'phrase', words, quoted: true, ...within, start: at, end });
      at = end + 1 + (apart?.length ?? 0);
    } else if (field) {
      const token = scanField(query, at, field);
      tokens.push(token);
      at = token.end;
    } else {
      const piece = matchAt(PIECE, query, at) ?? letter;
      tokens.push(...scanPiece(query, at, piece));
      at += piece.length;
    }
  }
  return tokens;
}

const isAtBeginning = (query: string, at: number): boolean => at === 0 || /[\s(]/.test(query.charAt(at - 1));

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function endOfQuotation(query: string, from: number): number {
  let at = from;
  while (at < query.length && !QUOTES.test(query.charAt(at))) at += 1;
  return at;
}

const FIELDS: Readonly<Record<string, 'in' | 'lemma' | 'parsing'>> = {
  in: 'in',
  lemma: 'lemma',
  parsing: 'parsing',
  morph: 'parsing',
};

const withinOf = (number: string | undefined): number =>
  Math.min(MOST_WITHIN, Math.max(1, Number(number ?? USUALLY_WITHIN)));

function scanField(query: string, start: number, written: string): Token {
  const field = FIELDS[written.slice(0, -1).toLowerCase()] ?? 'lemma';
  const from = start + written.length;
  if (QUOTES.test(query.charAt(from))) {
    const close = endOfQuotation(query, from + 1);
    return { kind: 'field', field, value: query.slice(from + 1, close), start, end: Math.min(close + 1, query.length) };
  }
  const value = field === 'in' ? scopeAt(query, from) : (matchAt(VALUE, query, from) ?? '');
  return { kind: 'field', field, value, start, end: from + value.length };
}

function scopeAt(query: string, from: number): string {
  const book = matchAt(NUMBERED_BOOK, query, from) ?? matchAt(VALUE, query, from) ?? '';
  const withChapter = book + (matchAt(CHAPTER, query, from + book.length) ?? '');
  return scopeOf(withChapter) ? withChapter : book;
}

/** Operators are written in capitals; every other word of a piece ('Truth!', 'grace/peace') counts for itself. */
function scanPiece(query: string, start: number, piece: string): Token[] {
  const operator = OPERATORS.find((name) => name === piece);
  if (operator) return [{ kind: 'operator', operator, start, end: start + piece.length }];
  const end = start + piece.length;
  const [, lemma] = STRONGS_NUMBER.exec(piece) ?? [];
  if (lemma) return [{ kind: 'field', field: 'lemma', value: lemma, start, end }];
  const near = NEAR.exec(piece);
  if (near) return [{ kind: 'near', within: withinOf(near[1]), start, end }];
  if (STRAY_NUMBER.test(piece)) return [{ kind: 'unread', start, end }];
  return wordsBetween(query, start, start + piece.length).map((word) => ({
    kind: 'phrase',
    words: [word],
    start: word.start,
    end: word.start + word.length,
  }));
}

/** The folded words of a part of the query; a star right behind a word makes it a prefix. */
function wordsBetween(query: string, from: number, to: number): QueryWord[] {
  const folded = foldText(query.slice(from, to));
  return [...folded.text.matchAll(WORD)].map((match) => {
    const end = match.index + match[0].length;
    const prefix = folded.text.charAt(end) === '*';
    const start = from + folded.originOf(match.index);
    return { word: match[0], prefix, start, length: from + folded.originOf(end + (prefix ? 1 : 0)) - start };
  });
}
