import { describe, expect, it } from '@jest/globals';
import type { Ranked } from './evidence.js';
import { joinNeighbours } from './join-neighbours.js';

const candidate = (first: number, { last = first, evidence = 20, source = `x-${first}` } = {}): Ranked => ({
  ...{ first, last, evidence, score: 20, computed: [] },
  reasons: [{ kind: 'references', text: `On ${first}.`, source }],
});

describe('joinNeighbours, of the passages in a list', () => {
  const joined = (position: number, ...candidates: Ranked[]) =>
    joinNeighbours(candidates, position).map(({ first, last, reasons }) => [first, last, reasons.length]);

  it('makes one passage of verses that stand beside each other, at the place of the best, with the reasons of all', () => {
    expect(joined(900, candidate(10), candidate(500), candidate(12), candidate(11))).toEqual([
      [10, 12, 3],
      [500, 500, 1],
    ]);
  });

  it('names as the best the verse with the most evidence, and a work once', () => {
    const [found] = joinNeighbours(
      [candidate(10, { source: 'x' }), candidate(11, { source: 'x', evidence: 30 }), candidate(12)],
      900,
    );
    expect(found).toMatchObject({ first: 10, last: 12, best: { first: 11, last: 11 } });
    expect(found?.reasons.map(({ text }) => text)).toEqual(['On 10.', 'On 12.']);
    expect(joinNeighbours([candidate(10)], 900)[0]?.best).toBeUndefined();
  });

  it('shows a long passage with a better verse of it, whose bounds it takes', () => {
    const [found] = joinNeighbours([candidate(12), candidate(10, { last: 20, evidence: 30 })], 900);
    expect(found).toMatchObject({ first: 12, last: 12, reasons: [{ text: 'On 12.' }, { text: 'On 10.' }] });
    expect(found?.best).toBeUndefined();
  });

  it('leaves what is quoted as it is', () => {
    const quoted: Ranked = { ...candidate(11), reasons: [{ kind: 'quotation', text: 'On 11.', source: 'x' }] };
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
