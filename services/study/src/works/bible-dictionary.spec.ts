import { expect, it } from '@jest/globals';
import { BibleDictionary } from './bible-dictionary.js';

const dictionary = new BibleDictionary('dictionary-x', 'X', [
  ['Aaron', 'The brother of Moses.', []],
  ['Rod', 'A staff.', [[10, 12]]],
  ['Then', 'An adverb.', []],
  ['Go', 'Too short.', [[10, 10]]],
]);
const on = (text: string, first: number) => dictionary.articlesOn(text, { first, last: first }).map(({ name }) => name);

it('a dictionary has articles on names within a sentence, and on words where the article speaks of the passage', () => {
  expect(on('Then said Aaron, Go, take thy rod', 11)).toEqual(['Rod', 'Aaron']);
  expect(on('Then said Aaron, Go, take thy rod', 40)).toEqual(['Aaron']);
  expect(on('Aaron went', 40)).toEqual([]);
  expect(dictionary.articlesOn('O Aaron', { first: 0, last: 0 })).toEqual([
    { name: 'Aaron', text: 'The brother of Moses.' },
  ]);
});
