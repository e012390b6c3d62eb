import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BibleText } from '../../works/bible-text.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { withSpellingMended } from './mend-spelling.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

describe('a question with a slip of the hand', () => {
  it.each([
    ['verses on forgivness', 'verses on forgiveness'],
    ['the prodgial son', 'the prodigal son'],
    ['who was Zaccheus', 'who was Zaccheus'],
    ['give me an intro to Ezra', 'give me an intro to Ezra'],
    ['can I drink coffee', 'can I drink coffee'],
  ])('%j is read as %j', (written, meant) => {
    expect(withSpellingMended(written, [kjv], undefined)).toBe(meant);
  });
});
