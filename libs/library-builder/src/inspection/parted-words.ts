import { type Finding, placeName } from './findings.js';

const PAIR = /([\p{L}\p{M}’']+) (?=([\p{L}\p{M}’']+))/gu;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}’']*/gu;
/** A word with fewer uses is not a reliable one. */
const LEAST = 5;
/** A part of more uses is a word by itself; a rarer one, such as 'ly' beside 'boldly', is so where its whole is no commoner. */
const MOST_OF_PART = 3;
const RARER = 3;

/** How often texts have each of their words, in small letters. */
export function countWords(verses: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const verse of verses) {
    for (const [word] of verse.toLowerCase().matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Two words in a row that together make a common word, if one of them is rare by itself. */
export function partedWords(verses: readonly string[], vocabulary: ReadonlyMap<string, number>): Finding[] {
  const own = countWords(verses);
  const count = (word: string) => (own.get(word) ?? 0) + (vocabulary.get(word) ?? 0);
  return verses.flatMap((verse, position) =>
    [...verse.toLowerCase().matchAll(PAIR)].flatMap(([, first = '', second = '']) => {
      const whole = count(first + second);
      const rarer = Math.min(count(first), count(second));
      if (whole < LEAST || rarer > MOST_OF_PART || whole < RARER * rarer) return [];
      return [{ place: placeName(position), check: 'a parted word', words: `${first} ${second}` }];
    }),
  );
}
