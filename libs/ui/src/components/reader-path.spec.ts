import { describe, expect, it } from '@jest/globals';
import { readerPath } from './reader-path.js';

describe('readerPath', () => {
  it.each([
    ['Matthew 5:3', '/bible/Matthew/5/3'],
    [' matt. 5.3 ', '/bible/Matthew/5/3'],
    ['Ruth 1:16–17', '/bible/Ruth/1/16-17'],
    ['1 Samuel 3:10', '/bible/1%20Samuel/3/10'],
    ['Psalm 23', '/bible/Psalms/23'],
    ['Obadiah', '/bible/Obadiah/1'],
    ['1 sam', '/bible/1%20Samuel/1'],
    ['Song of Songs 2:4', '/bible/Song%20of%20Solomon/2/4'],
  ])('leads %s to %s', (reference, path) => {
    expect(readerPath(reference)).toBe(path);
  });

  it.each(['', 'Matthew 5:3; John 3:16', 'Matthew 5:99', 'Matthew 29', 'Matthew 5:3-99', 'Sunday 5:3', '5:3'])(
    'leads nowhere for %j',
    (reference) => {
      expect(readerPath(reference)).toBeUndefined();
    },
  );
});
