import { expect, it } from '@jest/globals';
import { nextSundays } from './next-sundays.js';

it.each([
  ['2026-11-28', ['2026-11-29', '2026-12-06']],
  ['2026-11-29', ['2026-11-29', '2026-12-06']],
  ['2026-12-28', ['2027-01-03', '2027-01-10']],
])('the Sundays from %s on are %p', (day, sundays) => {
  expect(nextSundays(day, 2)).toEqual(sundays);
});
