import { beforeAll, describe, expect, it } from '@jest/globals';
import { findBook, positionOf } from '@berea/scripture';
import type { BibleText } from './bible-text.js';
import { cleanVerse, loadKjv } from './plain-kjv.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await loadKjv();
});

const verse = (book: string, chapter: number, number: number) =>
  kjv.at(positionOf(findBook(book)!, chapter, number) ?? -1);

describe('the plain King James Version', () => {
  it('has 31,102 verses of plain text', () => {
    expect(kjv.verses).toHaveLength(31_102);
    const marked = kjv.verses.filter((text) => !/^[A-Za-z(][A-Za-z ,.;:?!'()-]*[A-Za-z.,;:?!')]$/.test(text));
    expect(marked).toEqual([]);
    expect(kjv.verses.filter((text) => /[#[\]<>{}\\]| {2}|\( | \)| [,.;:?!]/.test(text))).toEqual([]);
  });

  it.each([
    ['Genesis', 1, 1, 'In the beginning God created the heaven and the earth.'],
    ['Matthew', 5, 3, "Blessed are the poor in spirit: for their's is the kingdom of heaven."],
    ['Song of Solomon', 1, 1, "The song of songs, which is Solomon's."],
    ['John', 11, 35, 'Jesus wept.'],
    [
      'Jude',
      1,
      25,
      'To the only wise God our Saviour, be glory and majesty, dominion and power, both now and ever. Amen.',
    ],
    ['Revelation', 22, 21, 'The grace of our Lord Jesus Christ be with you all. Amen.'],
  ])('has %s %i:%i where it belongs', (book, chapter, number, text) => {
    expect(verse(book, chapter, number)).toBe(text);
  });

  it('when a verse is cleaned, loses nothing but marks', () => {
    expect(cleanVerse('# And the evening [was] the first day.')).toBe('And the evening was the first day.');
  });

  it('when it is indexed, takes little memory', () => {
    expect(kjv.index.vocabulary.length).toBeGreaterThan(12_000);
    expect(kjv.index.vocabulary.length).toBeLessThan(14_000);
    expect(kjv.index.vocabulary.filter((word) => !/^[a-z]+(?:['-][a-z]+)*$/.test(word))).toEqual([]);
  });
});
