import { describe, expect, it } from '@jest/globals';
import { joinRuns } from './list-annotations.js';

const mark = (verse: number, rest: { colour?: string; at?: string; chapter?: number; book?: string } = {}) => {
  const { colour = 'green', at = '2026-11-17T09:00:00.000Z', chapter = 5, book = 'Matthew' } = rest;
  return { place: { book, chapter, verse, endVerse: verse }, colour, at };
};
const ranges = (marks: readonly ReturnType<typeof mark>[]) =>
  joinRuns(marks).map(({ place: { verse, endVerse } }) => `${verse}-${endVerse}`);

describe('joinRuns', () => {
  it('joins marks of verses that follow each other into one, as new as the newest of them', () => {
    const later = '2026-11-17T09:00:02.000Z';
    const [run, ...rest] = joinRuns([mark(3), mark(4, { at: later }), mark(5)]);
    expect(rest).toEqual([]);
    expect(run).toEqual({ ...mark(3), place: { ...mark(3).place, endVerse: 5 }, at: later });
  });

  it.each([
    ['a gap', [mark(3), mark(5)]],
    ['another colour', [mark(3), mark(4, { colour: 'pink' })]],
    ['another chapter', [mark(3), mark(4, { chapter: 6 })]],
    ['another book', [mark(3), mark(4, { book: 'Mark' })]],
    ['another day', [mark(3), mark(4, { at: '2026-11-18T09:00:00.000Z' })]],
  ])('parts marks by %s', (_reason, marks) => {
    expect(ranges(marks)).toHaveLength(2);
  });

  it('does not change the given list', () => {
    const marks = [mark(3), mark(4)];
    joinRuns(marks);
    expect(marks).toEqual([mark(3), mark(4)]);
  });
});
