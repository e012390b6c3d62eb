import { type Book, BOOKS, findBook } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { isConfined } from './only-within.js';
import { plainWords } from './phrases.js';

/** By these words people ask about a book as a whole. */
const ASKS =
  /\b(?:who wrote|written|wrote|author|summar\w*|overview|about|background|introduction|introduce|intro|outline|theme|themes|purpose|date|when|whom|how many chapters|chapters|book of|book called|book named|laid out|organi[sz]ed|arranged|divided|recipients|message of)\b/;

const NAMES: readonly (readonly [name: string, book: Book])[] = BOOKS.flatMap((book) => {
  const name = plainWords(book.name).join(' ');
  const others = book.osis === 'Ps' ? ['book of psalm'] : book.osis === 'Song' ? ['song of songs', 'canticles'] : [];
  return [name, ...others].map((each) => [each, book] as const);
}).sort(([a], [b]) => b.length - a.length);

/** Words by which people ask of much else, as 'When did Daniel see …'; beside more of what is asked they mean no book. */
const ASKS_WEAKLY = /\b(?:about|when|whom|date|named|divided|arranged)\b/g;
const MOST_BESIDE = 2;

/** The request of a question about a book. */
export interface AskedBook {
  readonly book: Book;
  /** How many chapters it has, and nothing else */
  readonly counts: boolean;
  /** Whether it asks for the writer, the date or the first readers */
  readonly origin: boolean;
}

const ORIGIN = /\b(?:who wrote|author|writer|wrote|written|when|date|whom|recipients)\b/;

/** The book that a question is about as a whole, or undefined. */
export function findAskedBook(message: string): AskedBook | undefined {
  const text = plainWords(message).join(' ');
  if (/\d \d/.test(text) || isConfined(message)) return undefined;
  const asks = ASKS.test(text);
  const alone = findBook(message.trim());
  if (alone) return { book: alone, counts: false, origin: false };
  if (!asks) return undefined;
  for (const [name, book] of NAMES) {
    const at = ` ${text} `.indexOf(` ${name} `);
    if (at < 0) continue;
    const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`;
    // 'What does Romans 8 say about …' names a chapter, 'how many sons …' a number of something else.
    if (/^ \d/.test(text.slice(at + name.length))) return undefined;
    // A book that is also a name or a word has to be asked for as a book.
    if (/\b(?:say|says|said|teach)\b/.test(rest)) return undefined;
    const weakly = rest.replace(ASKS_WEAKLY, ' ');
    if (!ASKS.test(weakly) && themeWords(weakly).length > MOST_BESIDE) return undefined;
    return { book, counts: /\bhow many chapters\b|\bchapters\b.*\bhave\b/.test(text), origin: ORIGIN.test(text) };
  }
  return undefined;
}
