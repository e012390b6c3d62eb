import { BOOKS, parseReferences, passageOf } from '@berea/scripture';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { BOOK_LISTS, LISTS } from '../question/lists.js';
import { isSmall, LONGEST_QUESTION, plainWords, wordsTaken } from '../question/phrases.js';
import type { Draft, Frame } from './draft.js';

interface Entry {
  readonly name: string;
  /** 'Exodus 7:20'; undefined of a book as a whole */
  readonly place?: string;
}

interface List {
  readonly names: readonly (readonly string[])[];
  readonly called: string;
  readonly entries: readonly Entry[];
}

/** By these words people ask for all that belongs together, or for one of it by its number. */
const ASKS =
  /\b(?:lists?|listed|names?|named|order|which|what (?:are|were|is|was)|whats|who (?:are|were)|all (?:the|of)|every|each|pieces|tell me|give me|show me|number of|how many|in order)\b/;
/** A question for one item of a list, or for why and where, asks for no list. */
const ASKS_ELSE =
  /\b(?:why|when|where|wrote|mean|means|meaning|about|good|bad|best|worst|greatest|new|mountain|mount|chapter|explain|compare|difference)\b/;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(
    ' ',
  );
const ORDINAL = new RegExp(`\\b(${ORDINALS.join('|')}|last)\\b`);
/** More of a list would be a page of verses. */
const MOST_QUOTED = 3;
const MOST_QUOTED_ALONE = 12;

let known: readonly List[] | undefined;

const lists = (): readonly List[] =>
  (known ??= [
    ...rowsOf(LISTS).map(([names, called, entries]) => ({ names, called, entries: entriesOf(entries) })),
    ...rowsOf(BOOK_LISTS).map(([names, called, span]) => {
      const [first = 1, last = first] = span.split('-').map(Number);
      return { names, called, entries: BOOKS.slice(first - 1, last).map(({ name }) => ({ name })) };
    }),
  ]);

const rowsOf = (table: string): [names: string[][], called: string, rest: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', called = '', rest = ''] = line.split(' | ');
      return [names.split(' ; ').map((name) => name.split(' ')), called, rest];
    });

const entriesOf = (entries: string): Entry[] =>
  entries.split('; ').map((entry) => {
    const [name = '', place = ''] = entry.split(' = ');
    return { name, place };
  });

/** The list that a question names, by the name that takes most of its words. */
export function findList(message: string): List | undefined {
  const words = plainWords(message);
  if (words.length > LONGEST_QUESTION) return undefined;
  let found: List | undefined;
  let most = 0;
  for (const list of lists()) {
    for (const name of list.names) {
      const taken = wordsTaken(name, words).filter((word) => !isSmall(word)).length;
      if (taken > most) [found, most] = [list, taken];
    }
  }
  return found;
}

/** All entries of a list that a question asks for, or the one that it asks for by its number. */
export function answerList(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const asked = plainWords(message).join(' ');
  const ordinal = ORDINAL.exec(asked)?.[1];
  if ((!ordinal && !ASKS.test(asked)) || ASKS_ELSE.test(asked)) return undefined;
  const list = findList(message);
  if (!list) return undefined;
  const at = ordinal === 'last' ? list.entries.length - 1 : ordinal ? ORDINALS.indexOf(ordinal) % 12 : -1;
  const one = list.entries[at];
  if (one && !/\bfirst (?:five|three|four|ten)\b/.test(asked)) {
    const quotes = quotesOf(text, [one]);
    return {
      parts: [
        ...(frame.listsNames ? [frame.oneOfList(at + 1, list.called), entryLine(one, at)] : [frame.listed('')]),
        ...quotes,
      ],
    };
  }
  if (!frame.listsNames) {
    const quotes = quotesOf(text, list.entries.slice(0, MOST_QUOTED_ALONE));
    return quotes.length ? { parts: [frame.listed(''), ...quotes] } : undefined;
  }
  const lines = list.entries.map(entryLine).join('\n');
  return { parts: [frame.listed(list.called), lines, ...quotesOf(text, list.entries.slice(0, MOST_QUOTED))] };
}

const entryLine = ({ name, place }: Entry, at: number): string =>
  `${at + 1}. ${name.charAt(0).toUpperCase()}${name.slice(1)}${place ? ` (${place})` : ''}`;

const quotesOf = (text: BibleText, entries: readonly Entry[]): string[] =>
  parseReferences(entries.flatMap(({ place }) => place ?? []).join('; '))
    .flatMap((reference) => passageOf(reference) ?? [])
    .map((passage) => quoteVerses(text, passage));
