import { describe, expect, it } from '@jest/globals';
import { distinctRanges, readOsisRange, readOsisRanges, readOsisVerse } from './osis-range.js';

describe('OSIS references of SWORD modules', () => {
  it.each<[string, [number, number] | undefined]>([
    ['Gen.1.1', [0, 0]],
    ['Gen.1', [0, 30]],
    ['Gen.1.3-Gen.2.1', [2, 31]],
    ['ge 1:3-5', [2, 4]],
    ['ge 1:31-ge 2:1', [30, 31]],
    ['Rev.22.21', [31101, 31101]],
    ['3John.1.14', [30672, 30672]],
    ['Gen.51.1', undefined],
    ['Gen.1.32', undefined],
    ['Gen.2.1-Gen.1.1', undefined],
    ['isa 11:10-isa 1214:1', undefined],
    ['4:24', undefined],
    ['Tob.1.1', undefined],
    ['', undefined],
  ])('are read as ranges of positions: %s', (text, expected) => {
    expect(readOsisRange(text)).toEqual(expected);
  });

  it('several in one attribute, are read except those that name no verses', () => {
    expect(readOsisRanges('ge 1:5 ge 1:14')).toEqual([
      [4, 4],
      [13, 13],
    ]);
    expect(readOsisRanges('Scofield:Ge 1:26')).toEqual([]);
    expect(readOsisRanges('ge 1:5 xx 1:1')).toEqual([[4, 4]]);
  });

  it('to one verse, are read as its position', () => {
    expect([readOsisVerse('Exod.1.1'), readOsisVerse('Exod.1'), readOsisVerse('Exod.1.99')]).toEqual([
      1533,
      undefined,
      undefined,
    ]);
  });

  it('with equal ranges, are kept once each', () => {
    expect(
      distinctRanges([
        [1, 2],
        [3, 3],
        [1, 2],
      ]),
    ).toEqual([
      [1, 2],
      [3, 3],
    ]);
  });
});
