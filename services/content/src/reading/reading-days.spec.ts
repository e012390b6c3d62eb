import { describe, expect, it } from '@jest/globals';
import { requireDay } from './reading-days.js';

const now = new Date('2028-02-29T23:59:59.999Z');

describe('requireDay', () => {
  it.each([
    [undefined, '2028-02-29'],
    ['2028-02-28', '2028-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2028-03-01', '2028-03-01'],
  ])('takes %s while the day of the server is 2028-02-29', (date, day) => {
    expect(requireDay(date, now)).toBe(day);
  });

  it.each(['2028-02-27', '2028-03-02', '2027-02-28', '0000-01-01', '9999-12-31'])(
    'refuses %s while the day of the server is 2028-02-29',
    (date) => {
      const message = "date is the reader's day now, at most one from 2028-02-29.";
      expect(() => requireDay(date, now)).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST', message, issues: [{ path: ['date'], message }] }),
      );
    },
  );
});
