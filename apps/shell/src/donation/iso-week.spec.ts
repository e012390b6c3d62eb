import { describe, expect, it } from '@jest/globals';
import { isoWeek } from './iso-week.js';

describe('isoWeek', () => {
  it.each([
    [new Date(2026, 10, 22), '2026-W47'],
    [new Date(2026, 10, 23), '2026-W48'],
    [new Date(2027, 0, 3), '2026-W53'],
    [new Date(2024, 11, 30), '2025-W01'],
    [new Date(2025, 11, 28, 23, 59), '2025-W52'],
  ])('counts %p by its Thursday, in local time', (day, week) => expect(isoWeek(day)).toBe(week));
});
