import { describe, expect, it } from '@jest/globals';
import { fitsVersion } from './feature-contract.js';

describe('fitsVersion', () => {
  it.each(['3.2.0', '3.1.4', '3.0.0', '3.2.9'])('lets %s run beside 3.2.0: N, N-1, N-2, and any patch', (needed) => {
    expect(fitsVersion(needed, '3.2.0')).toBe(true);
  });

  it.each([
    ['a newer minor version', '3.3.0'],
    ['the major version before', '2.9.0'],
    ['the next major version', '4.0.0'],
    ['a text that is no version', 'latest'],
    ['nothing', ''],
  ])('refuses %s', (_what, needed) => {
    expect(fitsVersion(needed, '3.2.0')).toBe(false);
  });
});
