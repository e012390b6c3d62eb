import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './use-account.js';

describe('initialsOf', () => {
  it.each([
    ['Ruth Adeyemi', 'RA'],
    ['  mary   jane  watson ', 'MW'],
    ['Ruth', 'R'],
    ['Élodie Ünal', 'ÉÜ'],
    ['👩‍👧 Naomi', '👩‍👧N'],
    ['E\u0301lodie O\u0308z', 'E\u0301O\u0308'],
    ['j', 'J'],
    ['', ''],
  ])('gives for %p the initials %p', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
