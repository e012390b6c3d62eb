import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { VERSE_TOTAL } from '@berea/scripture';
import { packParallels } from './computed-file.js';
import { COMPUTED_FILE } from './computed-references.js';
import { ParallelIndex } from './parallel-index.js';

describe('ParallelIndex, over a packed file of parallel verses', () => {
  const verses = [
    [
      { position: 3, score: 96 },
      { position: 2, score: 12 },
      { position: 1, score: 12 },
    ],
    [],
    [{ position: 300, score: 6 }],
    [{ position: 0, score: 24 }],
    ...Array.from({ length: 300 }, () => []),
  ];
  const index = new ParallelIndex(packParallels(verses), verses.length);

  it('reads the verses and scores that were packed', () => {
    expect(index.size).toBe(5);
    expect(verses.map((_, position) => index.of(position))).toEqual(verses);
  });

  it('tells also which verses name a verse', () => {
    expect(index.naming(0)).toEqual([{ position: 3, score: 24 }]);
    expect(index.naming(300)).toEqual([{ position: 2, score: 6 }]);
    expect(index.naming(4)).toEqual([]);
  });

  it('keeps scores to a quarter of an octave', () => {
    const [found] = new ParallelIndex(packParallels([[{ position: 0, score: 13 }]]), 1).of(0);
    expect(found?.score).toBeGreaterThan(13 / 2 ** (1 / 8));
    expect(found?.score).toBeLessThan(13 * 2 ** (1 / 8));
  });

  it.each([verses.length + 1, verses.length - 1])(
    'refuses the file as damaged when the Bible has %d verses, one more or less than it was made for',
    (total) => {
      expect(() => new ParallelIndex(packParallels(verses), total)).toThrow('damaged');
    },
  );

  it('refuses the file as damaged when it is cut short', () => {
    const cut = brotliCompressSync(brotliDecompressSync(packParallels(verses)).subarray(0, -1));
    expect(() => new ParallelIndex(cut, verses.length)).toThrow('damaged');
  });
});

describe('computed.bin, the file of parallel verses that comes with the service', () => {
  const bytes = readFileSync(COMPUTED_FILE);

  it('has the hash that was written down when it was computed, and less than 700 kB', () => {
    const [hash] = readFileSync(new URL(`${COMPUTED_FILE.href}.sha256`), 'utf8').split('\n');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect(bytes.length).toBeLessThan(700_000);
  });

  it('has up to twelve parallels for nearly every verse, none of them within three verses of it', () => {
    const index = new ParallelIndex(bytes, VERSE_TOTAL);
    let without = 0;
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const parallels = index.of(position);
      if (!parallels.length) without += 1;
      const scores = parallels.map(({ score }) => score);
      const others = new Set(parallels.map(({ position: other }) => other));
      if (
        others.size > 12 ||
        others.size < scores.length ||
        scores.some((score, rank) => score < 6 || score > (scores[rank - 1] ?? Infinity)) ||
        [...others].some((other) => other >= VERSE_TOTAL || Math.abs(other - position) <= 3)
      ) {
        throw new Error(`The parallels of ${position} are not in order.`);
      }
    }
    expect(without).toBeLessThan(VERSE_TOTAL / 50);
  });
});
