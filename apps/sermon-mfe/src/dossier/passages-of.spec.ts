import { describe, expect, it } from '@jest/globals';
import { leftOutOf, passagesOf } from './passages-of.js';

describe('the passages of a guide', () => {
  it.each([
    ['Luke 15:11-32', 1, ''],
    ['Luke 15; Psalm 51; Hosea 2; Ezekiel 16; John 3; John 4', 4, 'Of 6 passages, the first 4 are laid out.'],
    ['Matthew 5:3-7:29', 3, ''],
    ['Psalm 1-6', 4, 'Of 6 passages, the first 4 are laid out.'],
  ])('named by “%s” are %d; of what is left out is said: “%s”', (scripture, count, said) => {
    expect(passagesOf(scripture)).toHaveLength(count);
    expect(leftOutOf(scripture)).toBe(said);
  });

  it('are those that the sermon names, of each chapter all that is meant', () => {
    expect(passagesOf('Luke 15:11-32; John 3:16, Psalm 23')).toEqual([
      { book: 'Luke', chapter: 15, verse: 11, endVerse: 32 },
      { book: 'John', chapter: 3, verse: 16, endVerse: 16 },
      { book: 'Psalms', chapter: 23, verse: 1, endVerse: 6 },
    ]);
    expect(passagesOf('Matthew 5:3-7:12')).toEqual([
      { book: 'Matthew', chapter: 5, verse: 3, endVerse: 48 },
      { book: 'Matthew', chapter: 6, verse: 1, endVerse: 34 },
      { book: 'Matthew', chapter: 7, verse: 1, endVerse: 12 },
    ]);
    expect(passagesOf('the prodigal')).toEqual([]);
  });
});
