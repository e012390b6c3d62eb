import { describe, expect, it } from '@jest/globals';
import { sayReferences } from '../index.js';

describe('sayReferences', () => {
  it.each([
    ['Matthew 5:3–12', 'Matthew chapter 5, verses 3 to 12'],
    ['see 1 John 4:8.', 'see First John chapter 4, verse 8.'],
    ['Psalm 23 and Psalm 23:1-6', 'Psalm 23 and Psalm 23, verses 1 to 6'],
    ['Romans 8', 'Romans chapter 8'],
    ['Genesis 1–3', 'Genesis chapters 1 to 3'],
    ['John 3:16, 18', 'John chapter 3, verses 16 and 18'],
    ['Matthew 5:3; 6:9', 'Matthew chapter 5, verse 3; chapter 6, verse 9'],
    ['2 Samuel 1:14, 17–19, 24', 'Second Samuel chapter 1, verses 14, 17 to 19 and 24'],
    ['Jude 1:3', 'Jude verse 3'],
    ['Song of Solomon 2:1', 'Song of Solomon chapter 2, verse 1'],
    ['Genesis 50:26–Exodus 1:3', 'Genesis chapter 50, verse 26–Exodus chapter 1, verse 3'],
    ['at 10:30 in Mark’s house', 'at 10:30 in Mark’s house'],
  ])('writes %s as it is spoken: %s', (written, said) => {
    expect(sayReferences(written)).toBe(said);
  });
});
