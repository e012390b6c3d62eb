import { describe, expect, it } from '@jest/globals';
import { fitsVersion } from './feature-contract.js';

describe('fitsVersion', () => {
  it.each(['3.2.0', '3.1.4', '3.0.0', '3.2.9'])(
    'accepts %s when 3.2.0 is offered: the same major version, no newer minor one',
    (needed) => {
      expect(fitsVersion(needed, '3.2.0')).toBe(true);
    },
  );

  it.each([
    ['a newer minor version', '3.3.0'],
    ['the major version before', '2.9.0'],
    ['the next major version', '4.0.0'],
    ['a text that is no version', 'latest'],
    ['nothing', ''],
  ])('refuses %s when 3.2.0 is offered', (_what, needed) => {
    expect(fitsVersion(needed, '3.2.0')).toBe(false);
  });
});
