import { expect, it } from '@jest/globals';
import { splitVerses } from './split-verses.js';

const numbers = (text: string) =>
  splitVerses(text)
    .filter(({ isNumber }) => isNumber)
    .map((piece) => piece.text);

it.each([
  ['28 And we know. 29 For whom he did foreknow. 30 Moreover', ['28', '29', '30']],
  ['9 And all were 930 years: and 10 died. 10 And', ['9', '10']],
  ['40 days and 40 nights', []],
  ['7 For every one that asketh receiveth', []],
  ['For every one', []],
  ['', []],
])('splitVerses finds in “%s” the numbers of verses %j', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});

it('splitVerses loses no letter of the text that it splits', () => {
  const text = '1 And it came to pass\n2 And certain of the Pharisees';
  expect(
    splitVerses(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
