import { describe, expect, it } from '@jest/globals';
import { BOOKS, OTHER_NUMBERINGS, parseReferences, verseExists, whyNoSuchPlace } from './index.js';

describe('a place of another numbering', () => {
  it.each([
    ['Joel 4:1', 'Joel has 3 chapters; in Hebrew Bibles 4:1 is 3:1.'],
    ['Joel 4:9-12', 'Joel has 3 chapters; in Hebrew Bibles 4:9–12 is 3:9–12.'],
    ['Joel 4', 'Joel has 3 chapters; in Hebrew Bibles 4 is 3:1–21.'],
    ['Malachi 3:19', 'Malachi 3 has 18 verses; in Hebrew Bibles 3:19 is 4:1.'],
    ['Malachi 3:20', 'Malachi 3 has 18 verses; in Hebrew Bibles 3:20 is 4:2.'],
    ['Psalm 51:21', 'Psalm 51 has 19 verses; in Hebrew Bibles 51:21 is 51:19.'],
    ['Genesis 32:33', 'Genesis 32 has 32 verses; in Hebrew Bibles 32:33 is 32:32.'],
    ['Romans 14:24', 'Romans 14 has 23 verses; in other editions 14:24 is 16:25.'],
    ['Rev 12:18', 'Revelation 12 has 17 verses; in other editions 12:18 is 13:1.'],
    ['3 John 15', '3 John has 14 verses; in other editions 1:15 is 1:14.'],
    ['Malachi 3:30', 'Malachi 3 has 18 verses.'],
    ['Obadiah 2:1', 'Obadiah has 1 chapter.'],
  ])('%s is told by what there is', (text, why) => {
    const [reference] = parseReferences(text);
    expect(reference && whyNoSuchPlace(reference)).toBe(why);
  });

  it('is none that the King James numbering has, and leads to one that it has', () => {
    for (const [osis, { chapter, first, last, to }] of OTHER_NUMBERINGS) {
      const book = BOOKS.find((each) => each.osis === osis)!;
      expect([osis, chapter, first, verseExists(book, chapter, first)]).toEqual([osis, chapter, first, false]);
      expect(last).toBeGreaterThanOrEqual(first);
      expect([osis, to, verseExists(book, to.chapter, to.verse)]).toEqual([osis, to, true]);
    }
  });
});
