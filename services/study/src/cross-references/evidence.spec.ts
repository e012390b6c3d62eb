import { describe, expect, it } from '@jest/globals';
import type { CrossReferenceReason } from '@berea/contracts';
import { mergeEvidence, type Said } from './evidence.js';

const reason = (source: string, text = `${source} says so.`): CrossReferenceReason => ({
  kind: 'commentary',
  text,
  source,
});
const said = (source: string, first: number, points: number, last = first): Said => ({
  first,
  last,
  points,
  source,
  ...(source !== 'computed' && { reason: reason(source) }),
});
const merge = (...all: Said[]) => mergeEvidence(all, 100, 'computed');

describe('mergeEvidence, of what several witnesses say of one verse', () => {
  it('puts the references with the most evidence first, whichever witness gives it', () => {
    const found = merge(said('henry', 10, 9), said('computed', 20, 30), said('nave', 30, 12), said('computed', 40, 7));
    expect(found.map(({ first }) => first)).toEqual([20, 30, 10, 40]);
  });

  it('counts a reference higher when two witnesses agree than when one names it twice', () => {
    const [agreed, twice] = merge(
      said('henry', 10, 8),
      said('computed', 10, 8),
      said('nave', 20, 8),
      said('nave', 20, 8),
    );
    expect(agreed).toMatchObject({ first: 10, evidence: 20, computed: [10] });
    expect(twice).toMatchObject({ first: 20, evidence: 16, computed: [] });
  });

  it('keeps every reason for a reference once, the strongest first', () => {
    const [found] = merge(said('henry', 10, 8), said('nave', 10, 9), said('henry', 10, 8));
    expect(found?.reasons).toEqual([reason('nave'), reason('henry')]);
  });

  it('joins a verse to a short passage that holds it, and leaves a long passage by itself', () => {
    const found = merge(said('henry', 10, 8, 12), said('computed', 11, 10), said('nave', 5, 3, 30));
    expect(found.map(({ first, last }) => [first, last])).toEqual([
      [10, 12],
      [5, 30],
    ]);
    expect(found[0]?.computed).toEqual([11]);
  });

  it('leaves out references that hold the verse itself', () => {
    expect(merge(said('henry', 99, 8, 101), said('nave', 100, 8))).toEqual([]);
  });

  it('bounds what one witness says by naming a reference fifty times', () => {
    const often = Array.from({ length: 50 }, () => said('nave', 10, 10));
    expect(merge(...often)[0]?.evidence).toBe(60);
  });
});
