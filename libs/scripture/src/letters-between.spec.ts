import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lettersBetween } from './letters-between.js';

describe('lettersBetween, the number of typing slips between two words', () => {
  it.each([
    ['shepherd', 'shepherd', 0],
    ['shepard', 'shepherd', 2],
    ['beleive', 'believe', 1],
    ['jeruselem', 'jerusalem', 1],
    ['savior', 'saviour', 1],
    ['abc', 'xyz', undefined],
    ['a', 'abcd', undefined],
    ['', 'ab', 2],
  ])('of “%s” and “%s”, with at most 2, is %p', (a, b, expected) => {
    expect(lettersBetween(a, b, 2)).toBe(expected);
  });

  it('of any two words, is what the plain recursive definition counts', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const distance = defined(a, b);
        expect(lettersBetween(a, b, limit)).toBe(distance > limit ? undefined : distance);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** The distance of a word to another by its definition, as slow as that is. */
function defined(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const swapped = a.length > 1 && b.length > 1 && lastA === b.at(-2) && a.at(-2) === lastB;
  return Math.min(
    defined(a.slice(0, -1), b) + 1,
    defined(a, b.slice(0, -1)) + 1,
    defined(a.slice(0, -1), b.slice(0, -1)) + (lastA === lastB ? 0 : 1),
    swapped ? defined(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}
