import { describe, expect, it } from '@jest/globals';
import { cutToRoom } from './shorten-text.js';

describe('cutToRoom', () => {
  it.each([
    ['bread', 5, 'bread'],
    ['bread and wine', 8, 'bread…'],
    ['bread\nand wine', 10, 'bread\nand…'],
    ['', 5, ''],
    // A surrogate pair is one sign.
    [`${'x'.repeat(59)}🕊 and more`, 60, `${'x'.repeat(59)}…`],
    [`a ${'x'.repeat(90)}`, 60, `a ${'x'.repeat(58)}…`],
  ])('given %j and room for %d characters, gives %j', (text, most, cut) => {
    expect(cutToRoom(text, most)).toBe(cut);
  });
});
