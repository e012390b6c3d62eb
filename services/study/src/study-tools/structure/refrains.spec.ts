import { beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKS, positionOf } from '@berea/scripture';
import type { BibleText } from '../../works/bible-text.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { chapterAround } from '../../text/passages.js';
import { findRefrains } from './refrains.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

function refrainsOf(osis: string, chapter: number) {
  const book = BOOKS.find((each) => each.osis === osis);
  const start = (book && positionOf(book, chapter, 1)) ?? -1;
  return findRefrains(kjv, chapterAround(start)).map(({ words, count, positions }) => ({
    words,
    count,
    verses: positions.map((position) => position - start + 1),
  }));
}

describe('findRefrains', () => {
  it('finds the refrain of Psalm 136 in each of its 26 verses', () => {
    const [refrain] = refrainsOf('Ps', 136);
    expect(refrain).toMatchObject({ words: 'for his mercy endureth for ever', count: 26 });
    expect(refrain?.verses).toHaveLength(26);
  });

  it('finds both refrains of Psalm 107, whole and as they are written', () => {
    const refrains = refrainsOf('Ps', 107);
    expect(refrains).toContainEqual({
      words: 'Oh that men would praise the LORD for his goodness, and for his wonderful works to the children of men',
      count: 4,
      verses: [8, 15, 21, 31],
    });
    expect(refrains.some(({ verses }) => verses.join() === '6,13,19,28')).toBe(true);
  });

  it('in Psalm 107, leaves out a part of a longer repetition that is no more frequent', () => {
    const refrains = refrainsOf('Ps', 107);
    for (const { words, count } of refrains) {
      const longer = refrains.filter((other) => other.words !== words && other.words.includes(words));
      for (const other of longer) expect(count).toBeGreaterThan(other.count);
    }
  });

  it('finds none in Psalm 117, where nothing is said twice', () => {
    expect(refrainsOf('Ps', 117)).toEqual([]);
  });
});
