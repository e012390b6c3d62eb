import { describe, expect, it } from '@jest/globals';
import { countWords } from './count-words.js';
import { markWords } from './mark-words.js';

/** The verse with its marked words in brackets. */
const marked = (text: string, query: string) =>
  markWords(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

const SALT = 'Ye are the salt of the earth: but if the salt have lost his savour, wherewith shall it be salted?';

describe('markWords', () => {
  it.each([
    [
      SALT,
      'salt',
      'Ye are the [salt] of the earth: but if the [salt] have lost his savour, wherewith shall it be salted?',
    ],
    [
      SALT,
      'EARTH savour',
      'Ye are the salt of the [earth]: but if the salt have lost his [savour], wherewith shall it be salted?',
    ],
    [
      SALT,
      '"of the earth"',
      'Ye are the salt [of] [the] [earth]: but if the salt have lost his savour, wherewith shall it be salted?',
    ],
    [
      SALT,
      '“the earth” salt',
      'Ye are the [salt] of [the] [earth]: but if the [salt] have lost his savour, wherewith shall it be salted?',
    ],
    ['the LORD’S passover', 'lord', 'the [LORD’S] passover'],
    ['Jacob went to Beth-el', 'bethel', 'Jacob went to [Beth-el]'],
    ['For God so loved the world', 'John 3:16', 'For God so loved the world'],
    ['the mighty acts of God', 'acts 2', 'the mighty acts of God'],
    ['nothing here', '   ', 'nothing here'],
    ['a + b (c)', '(.*)+', 'a + b (c)'],
    ['Cæsar', 'caesar', '[Cæsar]'],
  ])('in %j, for %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('loses no letter of the verse', () => {
    for (const query of ['the', 'salt "of the"', 'x']) {
      expect(
        markWords(SALT, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(SALT);
    }
  });
});

describe('countWords', () => {
  it.each([
    [1, 1, '1 verse'],
    [12, 12, '12 verses'],
    [100, 1312, '100 of 1,312 verses shown.'],
  ])('%i of %i', (shown, total, expected) => {
    expect(countWords(shown, total)).toBe(expected);
  });
});
