import { findBook, parseReferences, passageOf, type ReferenceSpan } from '@berea/scripture';
import { referenceName } from '../../text/passages.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { ACCOUNTS } from '../question/accounts.js';
import { isSmall, LONGEST_QUESTION, plainWords, readTable, type TableLine, wordsTaken } from '../question/phrases.js';
import { PLACES } from '../question/places.js';
import { referencesIn } from '../question/named-passages.js';
import type { Draft, Frame } from './draft.js';
import { listWords } from './frame-sentences.js';

/** By these words people ask for accounts beside each other, or for what they take for a contradiction. */
const BESIDE =
  /\b(?:vs|versus|compare[ds]?|comparison|differ|differs|different|difference|differences|differently|accounts?|versions?|both|contradict\w*|which is it|or did|gospels|each gospel|parallels?|harmon\w*|but)\b/;
/** A long account is begun; the reader has the rest. */
const MOST_VERSES = 12;

let accounts: readonly TableLine[] | undefined;
let places: ReadonlyMap<string, string> | undefined;

/** 'Christmas in Matthew and Luke', 'did Judas hang himself or did he fall': every account, beside the others. */
export function answerAccounts(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const words = plainWords(message);
  const asked = words.join(' ');
  if (words.length > LONGEST_QUESTION || referencesIn(message).length) return undefined;
  const books = [...new Set(words.flatMap((word) => (BOOK_NAMES.has(word) ? (findBook(word) ?? []) : [])))];
  if (books.length < 2 && !BESIDE.test(asked)) return undefined;
  let passages = '';
  let most = 0;
  for (const line of (accounts ??= readTable(ACCOUNTS))) {
    for (const name of line.names) {
      const taken = wordsTaken(name, words).filter((word) => !isSmall(word)).length;
      if (taken > most) [passages, most] = [line.passages, taken];
    }
  }
  const all = parseReferences(passages);
  const named = all.filter(({ book }) => books.includes(book));
  const shown = new Set(named.map(({ book }) => book)).size > 1 ? named : all;
  // One word alone ('creation') is enough only where two books or accounts are plainly asked for.
  if (
    shown.length < 2 ||
    (most < 2 && books.length < 2 && !/\b(?:accounts?|versions?|gospels?|differ\w*)\b/.test(asked))
  )
    return undefined;
  const names = listOf(shown.map((each) => referenceName(each)));
  return { parts: [frame.accounts(names), ...shown.map((each) => beginningOf(text, each))] };
}

const WHERE =
  /^(?:and |so )?where (?:is|was|are|were|exactly is|in the world is) (?:the )?(?:city of |town of |land of )?(.+?)(?: located| today| now| at| in the bible| on (?:a|the) map)*$/;

/** 'Where is Gethsemane?': the verses that tell what it is near come before the events there. */
export function answerWhere(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const place = WHERE.exec(plainWords(message).slice(0, LONGEST_QUESTION).join(' '))?.[1];
  places ??= new Map(
    readTable(PLACES).flatMap(({ names, passages }) => names.map((name) => [name.join(' '), passages] as const)),
  );
  const verses = place === undefined ? undefined : places.get(place);
  if (!verses) return undefined;
  const passages = parseReferences(verses).flatMap((reference) => passageOf(reference) ?? []);
  return { parts: [frame.lies(listWords([place ?? ''])), ...passages.map((passage) => quoteVerses(text, passage))] };
}

function beginningOf(text: BibleText, reference: ReferenceSpan): string {
  const passage = passageOf(reference);
  if (!passage) return '';
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  return quoteVerses(text, { first: passage.first, last });
}

const listOf = (names: readonly string[]): string => names.join('; ');

const BOOK_NAMES = new Set([
  'genesis',
  'exodus',
  'deuteronomy',
  'matthew',
  'mark',
  'luke',
  'john',
  'acts',
  'james',
  'romans',
]);
