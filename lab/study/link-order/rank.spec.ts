import { VERSE_TOTAL } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { ReferenceLists } from '../../../services/study/src/works/reference-lists.js';
import type { Candidate } from '../../../services/study/src/cross-references/evidence.js';
import { joinNeighbours, Ranking } from './rank.js';
import { ReferenceWeb } from './reference-web.js';

const candidate = (first: number, last = first, score = 20): Candidate => ({
  ...{ first, last, score, computed: [] },
  reasons: [{ kind: 'references', text: `On ${first}.`, source: 'x' }],
});

/** A collection that lists these verses. */
function web(lists: Readonly<Record<number, readonly number[]>>): ReferenceWeb {
  const starts = new Uint32Array(VERSE_TOTAL + 1);
  for (let verse = 0; verse < VERSE_TOTAL; verse += 1) starts[verse + 1] = starts[verse]! + (lists[verse]?.length ?? 0);
  const positions = Uint16Array.from(Object.values(lists).flat());
  return new ReferenceWeb(new ReferenceLists({ starts, positions }));
}
const grounds = { likeness: () => () => 0, wordsOf: () => 20 };
const order = (lists: Readonly<Record<number, readonly number[]>>, ...candidates: Candidate[]) =>
  new Ranking([web(lists)], grounds).rank(0, candidates).map(({ first }) => first);

describe('Ranking, the order of what witnesses set beside a verse', () => {
  it('puts a verse with the same company before one that is set beside other verses', () => {
    const lists = { 0: [100, 200, 300], 400: [500, 600, 700], 800: [100, 200, 300] };
    expect(order(lists, candidate(400), candidate(800))).toEqual([800, 400]);
  });

  it('puts one of a short list of the collection before one of a long list', () => {
    const long = Array.from({ length: 30 }, (_, index) => 2_000 + 10 * index);
    expect(order({ 0: [...long, 900] }, candidate(2_150), candidate(900))).toEqual([900, 2_150]);
  });

  it('puts one with more evidence first, when all else is equal; without a collection too', () => {
    expect(order({}, candidate(400, 400, 20), candidate(800, 800, 60))).toEqual([800, 400]);
    const without = new Ranking([], grounds).rank(0, [candidate(400, 400, 20), candidate(800, 800, 60)]);
    expect(without.map(({ first }) => first)).toEqual([800, 400]);
  });
});

describe('joinNeighbours', () => {
  const joined = (position: number, ...candidates: Candidate[]) =>
    joinNeighbours(candidates, position).map(({ first, last, reasons }) => [first, last, reasons.length]);

  it('makes one passage of adjacent verses, at the place of the best, with the reasons of all', () => {
    expect(joined(900, candidate(10), candidate(500), candidate(12), candidate(11))).toEqual([
      [10, 12, 3],
      [500, 500, 1],
    ]);
  });

  it('leaves quoted passages unchanged', () => {
    const quoted: Candidate = { ...candidate(11), reasons: [{ kind: 'quotation', text: 'On 11.', source: 'x' }] };
    expect(joined(900, candidate(10), quoted, candidate(12))).toEqual([
      [10, 12, 2],
      [11, 11, 1],
    ]);
  });

  it('makes no passage of more than four verses', () => {
    expect(joined(900, candidate(10), candidate(12), candidate(14))).toEqual([
      [10, 12, 2],
      [14, 14, 1],
    ]);
  });

  it('makes none that holds the verse itself, or that goes on into another chapter', () => {
    expect(joined(11, candidate(10), candidate(12))).toHaveLength(2);
    // Genesis 1:31 and 2:1
    expect(joined(900, candidate(30), candidate(31))).toHaveLength(2);
  });
});
