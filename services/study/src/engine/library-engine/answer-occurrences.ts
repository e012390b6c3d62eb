import { type Book, BOOKS, positionOf } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { wordsOf } from '../../text/fold-words.js';
import { count } from '../../text/count.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { plainWords } from '../question/phrases.js';
import type { Draft } from './draft.js';

/** 'How often should we forgive?' asks for something else. */
const ASKS =
  /\bhow (?:many times|often)\b(?=.*\b(?:words?|name|term|appears?|occurs?|mention(?:ed|s)?|used|shows? up|comes? up)\b)/i;
const QUOTED = /["“‘']([\p{L}-]{2,30})["”’']/u;
const CALLED = /\b(?:word|name|term) ([\p{L}-]{2,30})/iu;
const OF_ASKING = new Set(
  'times often word words name term appear appears occur occurs used show shows come comes book'.split(' '),
);
const MOST_SHOWN = 3;

/** How often a text has a word, in all or in the book that a question names, with its first verses. */
export function answerOccurrences(text: BibleText, message: string): Draft | undefined {
  if (!ASKS.test(message)) return undefined;
  const book = bookNamed(message);
  const written = QUOTED.exec(message)?.[1] ?? CALLED.exec(message)?.[1] ?? onlyTheme(message, book);
  const word = written && wordsOf(written)[0];
  const numbers = word ? text.index.find(word) : [];
  if (!word || !numbers.length) return undefined;
  const within = book ? spanOf(book) : undefined;
  const verses = [...text.index.versesWith(numbers)].filter(
    (at) => !within || (within.first <= at && at <= within.last),
  );
  const times = verses.reduce((sum, at) => sum + wordsOf(text.at(at)).filter((each) => each === word).length, 0);
  const where = book ? ` in ${book.name}` : '';
  const said = `The ${text.source.title} has “${written}” ${count(times, 'time')}${where}`;
  if (!times) return { parts: [`${said}.`] };
  const first =
    verses.length > 1
      ? `, in ${count(verses.length, 'verse')}. ${verses.length > MOST_SHOWN ? 'The first are these:' : ''}`
      : ':';
  const quotes = verses.slice(0, MOST_SHOWN).map((at) => quoteVerses(text, { first: at, last: at }));
  return { parts: [`${said}${first}`.trim(), ...quotes] };
}

const bookNamed = (message: string): Book | undefined => {
  const text = ` ${plainWords(message).join(' ')} `;
  return BOOKS.find(
    ({ name }) =>
      text.includes(` in ${plainWords(name).join(' ')} `) || text.includes(` book of ${plainWords(name).join(' ')} `),
  );
};

function onlyTheme(message: string, book: Book | undefined): string | undefined {
  const own = new Set(book ? plainWords(book.name) : []);
  const words = themeWords(message).filter((word) => !OF_ASKING.has(word) && !own.has(word));
  return words.length === 1 ? words[0] : undefined;
}

function spanOf(book: Book): { readonly first: number; readonly last: number } {
  const first = positionOf(book, 1, 1) ?? 0;
  return { first, last: first + book.verseCounts.reduce((sum, verses) => sum + verses, 0) - 1 };
}
