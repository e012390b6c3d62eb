import { describe, expect, it } from '@jest/globals';
import type { CrossReferenceReason } from '@berea/contracts';
import { VERSE_TOTAL } from '@berea/scripture';
import { ReferenceLists } from '../works/reference-lists.js';
import type { Candidate } from './evidence.js';
import { Ranking } from './ranking.js';
import { ReferenceWeb } from './reference-web.js';

const reason = (source: string, kind: CrossReferenceReason['kind'] = 'references') => ({
  ...{ kind, source },
  text: `${source} says so.`,
});
const candidate = (first: number, evidence = 20, ...reasons: CrossReferenceReason[]): Candidate => ({
  ...{ first, last: first, evidence, computed: [] },
  reasons: [reason('x'), ...reasons],
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
  new Ranking([web(lists)], grounds, 'tables').rank(0, candidates).map(({ first }) => first);

describe('Ranking, the order of what witnesses set beside a verse', () => {
  it('puts a verse with the same company before one that is set beside other verses', () => {
    const lists = { 0: [100, 200, 300], 400: [500, 600, 700], 800: [100, 200, 300] };
    expect(order(lists, candidate(400), candidate(800))).toEqual([800, 400]);
  });

  it('puts one whose own short list has the verse before one with a long list, where both are set beside as many', () => {
    const many = Array.from({ length: 30 }, (_, index) => 2_000 + 10 * index);
    const lists = { 400: [0, ...many], 800: [0], ...Object.fromEntries(many.map((verse) => [verse, [800]])) };
    expect(order(lists, candidate(400), candidate(800))).toEqual([800, 400]);
  });

  it('puts one that lists the verse before one that the collection does not tie to it', () => {
    expect(order({ 800: [0, 5] }, candidate(400), candidate(800))).toEqual([800, 400]);
  });

  it.each([
    ['that a second work names', reason('y')],
    ['that is quoted', reason('y', 'quotation')],
    ['that a table of parallels has', reason('tables')],
  ])('puts one %s first, where all else is equal', (_, further) => {
    expect(order({}, candidate(400), candidate(800, 20, further))).toEqual([800, 400]);
  });

  it('puts one with more evidence first, where all else is equal; without a collection too', () => {
    expect(order({}, candidate(400), candidate(800, 60))).toEqual([800, 400]);
    const without = new Ranking([], grounds).rank(0, [candidate(400), candidate(800, 60)]);
    expect(without.map(({ first }) => first)).toEqual([800, 400]);
  });
});
