import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FlatRuns, GrowingNumbers, PackedTexts, Postings } from './packed-arrays.js';
import { PackedRanges } from './ranges.js';

describe('packed arrays', () => {
  it('PackedTexts gives back any texts that it packed, and nothing beyond them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const packed = new PackedTexts(texts);
        expect(texts.map((_, index) => packed.at(index))).toEqual(texts);
        expect(packed.at(texts.length)).toBe('');
      }),
    );
  });

  it('PackedRanges gives back any ranges that it packed', () => {
    const position = fc.integer({ min: 0, max: 31_101 });
    fc.assert(
      fc.property(fc.array(fc.record({ first: position, last: position }, { noNullPrototype: true })), (ranges) => {
        const packed = PackedRanges.of(ranges);
        expect(packed.length).toBe(ranges.length);
        expect(packed.slice(0, ranges.length)).toEqual(ranges);
        expect(packed.slice(1, ranges.length)).toEqual(ranges.slice(1));
      }),
    );
  });

  it('GrowingNumbers gives back 5,000 numbers, more than it had room for at first', () => {
    const numbers = new GrowingNumbers();
    for (let number = 0; number < 5_000; number += 1) numbers.push(number * 800_000);
    expect(numbers.length).toBe(5_000);
    expect([...numbers.all]).toEqual(Array.from({ length: 5_000 }, (_, number) => number * 800_000));
  });

  it('FlatRuns gives back the run of numbers of each position', () => {
    const runs = new FlatRuns({ 1: [7, 65_535], 3: [1] }, 5);
    expect([0, 1, 2, 3, 4, 5].map((position) => [...runs.of(position)])).toEqual([[], [7, 65_535], [], [1], [], []]);
    expect(runs.size).toBe(3);
  });

  it.each([100, 70_000])('Postings gives back the positions of each key, among %i positions', (total) => {
    const keysAt = fc.dictionary(
      fc.integer({ min: 0, max: total - 1 }).map(String),
      fc.array(fc.integer({ min: 0, max: 9 })),
    );
    fc.assert(
      fc.property(keysAt, (keys) => {
        const rows = Object.entries(keys).map(([position, each]) => [Number(position), each] as const);
        const postings = new Postings(10, total, (note) => {
          for (const [position, each] of rows) for (const key of each) note(key, position);
        });
        for (let key = 0; key <= 10; key += 1) {
          const expected = rows.filter(([, each]) => each.includes(key)).map(([position]) => position);
          expect([...postings.of(key)]).toEqual(expected);
        }
      }),
    );
  });
});
