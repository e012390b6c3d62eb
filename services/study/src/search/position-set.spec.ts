import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PositionSet } from './position-set.js';

const SIZE = 100;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

describe('PositionSet', () => {
  it('for any two sets, joins, intersects and subtracts as sets of numbers do', () => {
    fc.assert(
      fc.property(positions, positions, (a, b) => {
        const [one, other] = [PositionSet.of(SIZE, a), PositionSet.of(SIZE, b)];
        expect(one.positions()).toEqual(ascending(a));
        expect(one.count).toBe(a.length);
        expect(one.and(other).positions()).toEqual(ascending(a.filter((each) => b.includes(each))));
        expect(one.or(other).positions()).toEqual(ascending([...new Set([...a, ...b])]));
        expect(one.without(other).positions()).toEqual(ascending(a.filter((each) => !b.includes(each))));
        for (const each of b) expect(one.has(each)).toBe(a.includes(each));
      }),
    );
  });

  it('counts its positions between any two, both included', () => {
    const place = fc.integer({ min: 0, max: SIZE - 1 });
    fc.assert(
      fc.property(positions, place, place, (set, first, last) => {
        const between = set.filter((each) => each >= first && each <= last);
        expect(PositionSet.of(SIZE, set).countBetween(first, last)).toBe(between.length);
      }),
    );
  });

  it('leaves out positions beyond its size', () => {
    const set = PositionSet.ofPassages(40, [
      { first: 30, last: 50 },
      { first: -2, last: 1 },
    ]);
    expect(set.positions()).toEqual([0, 1, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
    expect(set.has(-1)).toBe(false);
    expect(set.has(45)).toBe(false);
  });
});
