import { describe, expect, it } from '@jest/globals';
import { note } from '../testing/notes.js';
import { daysLeft, listBin } from './list-bin.js';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

describe('the bin', () => {
  it('names what lies in it, notes and sermons together, last deleted first', () => {
    const binned = (title: string, deletedAt: string, tags: string[] = []) => ({ ...note(title, { tags }), deletedAt });
    const sermon = { ...note('', {}), scripture: '', outline: '', deletedAt: '2026-11-20' };
    const entries = listBin(
      [binned('A', '2026-11-19'), binned('B', '2026-11-21', ['journal']), binned('C', '2026-11-18', ['study-tool'])],
      [sermon],
    );
    expect(entries.map(({ title, what }) => [title, what])).toEqual([
      ['B', 'Journal entry'],
      ['Untitled sermon', 'Sermon'],
      ['A', 'Study note'],
      ['C', 'Tool analysis'],
    ]);
  });

  it.each([
    ['2026-11-22T11:59:00.000Z', 30],
    ['2026-11-20T12:00:00.000Z', 28],
    ['2026-10-23T13:00:00.000Z', 1],
    ['2026-10-01T00:00:00.000Z', 1],
  ])('on 22 November 2026 keeps what was deleted at %s for %d more days', (deletedAt, days) => {
    expect(daysLeft(deletedAt, NOW)).toBe(days);
  });
});
