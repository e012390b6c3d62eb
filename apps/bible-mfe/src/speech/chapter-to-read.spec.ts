import { describe, expect, it } from '@jest/globals';
import { spokenChapter } from './chapter-to-read.js';

describe('spokenChapter', () => {
  it('says a psalm’s title first, then the verses, and neither their numbers nor other headings', () => {
    const spoken = spokenChapter({
      headings: [
        { verse: 1, kind: 'psalm', text: 'A Psalm of David.' },
        { verse: 1, kind: 'acrostic', text: 'ALEPH' },
        { verse: 2, kind: 'colophon', text: 'Written to the Romans.' },
      ],
      verses: [
        { verse: 1, text: 'The LORD is my shepherd; I shall not want.' },
        { verse: 2, text: '  ' },
        { verse: 3, text: '¶ He [is] “Amen”.' },
      ],
    });
    expect(spoken).toEqual([
      { text: 'A Psalm of David.' },
      { verse: 1, text: 'The Lord is my shepherd; I shall not want.' },
      { verse: 3, text: 'He is “Amen”.' },
    ]);
  });

  it.each([
    ["the LORD'S hand, and GOD said, I AM THAT I AM", "the Lord's hand, and God said, I Am That I Am"],
    ['A man, O God, I pray', 'A man, O God, I pray'],
    ['EL SEÑOR ÉL', 'El Señor Él'],
    ['في البدء', 'في البدء'],
  ])('%s is spoken as %s', (text, expected) => {
    expect(spokenChapter({ verses: [{ verse: 1, text }] })).toEqual([{ verse: 1, text: expected }]);
  });
});
