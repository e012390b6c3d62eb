import { dayOf } from '@berea/web';
import { describe, expect, it } from '@jest/globals';
import { boundsOf, rowsOfDays, weeksOfMonth, weeksUntil } from './journal-days.js';

const days = (...written: string[]) => new Map(written.map((day) => [day, 1]));

describe('the days of a journal', () => {
  it('are those of the reader’s own calendar', () => {
    const late = new Date(2026, 10, 21, 23, 59);
    const early = new Date(2026, 10, 22, 0, 1);
    const { since, until } = boundsOf('2026-11-22');
    expect([since, until]).toEqual([new Date(2026, 10, 22), new Date(2026, 10, 23)].map((date) => date.toISOString()));
    expect([late.toISOString() < since, early.toISOString() >= since]).toEqual([true, true]);
    expect(dayOf(late)).toBe('2026-11-21');
  });

  it('in a row count on to yesterday, over the end of a month, while today has nothing yet', () => {
    const written = days('2026-10-30', '2026-10-31', '2026-11-01');
    expect(rowsOfDays(written, '2026-11-01')).toEqual({ now: 3, longest: 3 });
    expect(rowsOfDays(written, '2026-11-02')).toEqual({ now: 3, longest: 3 });
    expect(rowsOfDays(written, '2026-11-03')).toEqual({ now: 0, longest: 3 });
    expect(rowsOfDays(days('2026-11-20', '2026-11-22'), '2026-11-22')).toEqual({ now: 1, longest: 1 });
    expect(rowsOfDays(days(), '2026-11-22')).toEqual({ now: 0, longest: 0 });
  });

  it('are grouped in weeks from Monday, and the last week ends today', () => {
    expect(weeksUntil('2026-11-25', 2)).toEqual([
      ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
      ['2026-11-23', '2026-11-24', '2026-11-25'],
    ]);
    const november = weeksOfMonth(2026, 10);
    expect(november).toHaveLength(6);
    expect(november[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01']);
    expect(november[5]?.[0]).toBe('2026-11-30');
    expect(weeksOfMonth(2027, 1)).toHaveLength(4);
  });
});
