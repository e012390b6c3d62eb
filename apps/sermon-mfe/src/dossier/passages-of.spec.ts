import { describe, expect, it } from '@jest/globals';
import { leftOutOf, passagesOf } from './passages-of.js';

describe('the passages of a dossier', () => {
  it.each([
    ['Luke 15:11-32', 1, ''],
    ['Luke 15; Psalm 51; Hosea 2; Ezekiel 16; John 3; John 4', 4, 'Of 6 passages, the first 4 are laid out.'],
    ['Matthew 5:3-7:29', 1, 'Where a passage runs over several chapters, the part in its first chapter is laid out.'],
  ])('named by “%s” are %d; of what is left out is said: “%s”', (scripture, count, said) => {
    expect(passagesOf(scripture)).toHaveLength(count);
    expect(leftOutOf(scripture)).toBe(said);
  });
});
