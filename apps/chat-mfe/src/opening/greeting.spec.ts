import { describe, expect, it } from '@jest/globals';
import { greeting } from './greeting.js';

describe('greeting', () => {
  it.each([
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at hour %i says “%s”, with the first name when one is known', (hour, words) => {
    expect(greeting(hour, 'Ruth Adeyemi')).toBe(`${words}, Ruth.`);
    expect(greeting(hour, undefined)).toBe(`${words}.`);
  });
});
