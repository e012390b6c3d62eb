import { describe, expect, it } from '@jest/globals';
import { ReferenceLists } from '../works/reference-lists.js';
import { CollectedReferences } from './collected-references.js';
import { candidatesOf, type Comparison } from './compare-verse.js';

/** Verse 0 lists 5 and 9, verse 5 lists 0, verse 7 lists 0 and many others. */
const LISTS = new Map([
  [0, [5, 9]],
  [5, [0]],
  [7, [0, ...Array.from({ length: 47 }, (_, at) => 20 + at)]],
]);
const starts = new Uint32Array(101);
for (let verse = 0; verse < 100; verse += 1) starts[verse + 1] = (starts[verse] ?? 0) + (LISTS.get(verse)?.length ?? 0);
const lists = new ReferenceLists({ starts, positions: Uint16Array.from([...LISTS.values()].flat()) });
const work = { source: 'references-x', title: 'Collection', lists };
const witness = (likeness: (other: number) => number = () => 0) =>
  new CollectedReferences(work, { likeness: () => likeness });

describe('CollectedReferences, the witness of a collection such as the Treasury of Scripture Knowledge', () => {
  it('names the verses that a verse lists and those that list it, once when both list each other', () => {
    expect(
      witness()
        .of(0)
        .map(({ first, reason }) => [first, reason?.text]),
    ).toEqual([
      [5, 'The Collection sets each beside the other.'],
      [9, 'The Collection lists it here.'],
      [7, 'The Collection lists this verse there.'],
    ]);
    expect(
      witness()
        .of(9)
        .map(({ first }) => first),
    ).toEqual([0]);
    expect(witness().of(99)).toEqual([]);
  });

  it('gives a reference fewer points, the more its verse lists, and most when both list each other', () => {
    const [both = 0, listing = 0, listed = 0] = witness()
      .of(0)
      .map(({ points }) => points);
    expect([both, listing]).toEqual([32, 20]);
    expect(listed).toBeCloseTo(6);
  });

  it('gives more points to references whose verses have words in common, since the collection does not rank', () => {
    const points = witness((other) => (other === 9 ? 1 : 0)).of(0);
    expect(points.map(({ first, points: said }) => [first, Math.round(said)])).toEqual([
      [5, 32],
      [9, 36],
      [7, 6],
    ]);
  });
});

describe('candidatesOf, for a verse that only the computation names', () => {
  const computed = {
    source: 'text',
    of: () => [
      { first: 9, last: 9, points: 40 },
      { first: 50, last: 50, points: 40 },
    ],
  };
  const compare = (witnesses: Comparison['witnesses'], suffices: number) =>
    candidatesOf({ witnesses, computedBy: 'text', grounds: { suffice: (_, other) => other === suffices } }, 0).map(
      ({ first, reasons, computed: by }) => [first, reasons.length, by.length],
    );

  it('leaves it out when one common word is all that both verses share', () => {
    expect(compare([computed], 50)).toEqual([[50, 0, 1]]);
  });

  it('keeps it when a collection lists it too, without giving the common word as a reason', () => {
    expect(compare([computed, witness()], 50)).toEqual(
      expect.arrayContaining([
        [9, 1, 0],
        [50, 0, 1],
      ]),
    );
  });
});
