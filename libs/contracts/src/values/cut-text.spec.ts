import { expect, it } from '@jest/globals';
import { cutText } from './cut-text.js';

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  [`ab${FAMILY}c`, 5, 'ab'],
  [`ab${FAMILY}c`, 2 + FAMILY.length, `ab${FAMILY}`],
  ['cafe\u0301', 4, 'caf'],
  ['שָׁלוֹם', 4, 'שָׁל'],
  ['🇩🇪🇫🇷', 5, '🇩🇪'],
  ['ab', 0, ''],
])('%j within %i units is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

it('cuts a character that is longer than all of the room, and no pair', () => {
  expect(cutText(`x${'\u0301'.repeat(100)}`, 10)).toHaveLength(10);
  expect(cutText(FAMILY, 1)).toBe('');
});
