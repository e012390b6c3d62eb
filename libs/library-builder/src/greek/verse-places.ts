import { type Book, positionOf } from '@berea/scripture';

/** Words of a verse of the Greek text, and the verse of the King James numbering that has them. */
export interface PlacedWords {
  readonly position: number;
  readonly words: readonly string[];
}

/**
 * Differences in this edition's numbering: from a word of its verse on, the words belong to another verse of the King
 * James numbering.
 */
const MOVED: Readonly<Record<string, readonly { readonly from: number; readonly to: readonly [number, number] }[]>> = {
  // 'he dismissed the assembly'
  'Acts 19:40': [{ from: -6, to: [19, 41] }],
  // 'all the saints salute you'
  '2Cor 13:12': [{ from: 5, to: [13, 13] }],
  '2Cor 13:13': [{ from: 0, to: [13, 14] }],
  '3John 1:15': [{ from: 0, to: [1, 14] }],
  // 'and I stood upon the sand of the sea'
  'Rev 12:18': [{ from: 0, to: [13, 1] }],
};

/**
 * The places of a verse's words in the King James numbering.
 * @param words may be empty, to ask for the place alone
 * @throws Error when that numbering has no such verse
 */
export function spreadVerse(book: Book, chapter: number, verse: number, words: readonly string[]): PlacedWords[] {
  const [move] = MOVED[`${book.osis} ${chapter}:${verse}`] ?? [];
  const own = positionOf(book, chapter, verse);
  if (!move) return own === undefined ? refuse(book, chapter, verse) : [{ position: own, words }];
  const there = positionOf(book, ...move.to);
  if (there === undefined) return refuse(book, chapter, verse);
  const cut = move.from < 0 ? Math.max(0, words.length + move.from) : Math.min(move.from, words.length);
  if (move.from === 0 || own === undefined) return [{ position: there, words }];
  return [
    { position: own, words: words.slice(0, cut) },
    { position: there, words: words.slice(cut) },
  ];
}

function refuse(book: Book, chapter: number, verse: number): never {
  throw new Error(`${book.osis} ${chapter}:${verse} has no place in the King James numbering.`);
}
