import { describe, expect, it } from '@jest/globals';
import { newFactorName } from './new-factor-name.js';

describe('newFactorName', () => {
  it.each([
    [[], 'Authenticator app'],
    [['Phone'], 'Authenticator app'],
    [['Authenticator app'], 'Authenticator app 2'],
    [['Authenticator app 2', 'Authenticator app'], 'Authenticator app 3'],
    [['Authenticator app 2'], 'Authenticator app'],
  ])('beside %p is %p', (names, expected) => {
    expect(newFactorName(names.map((friendly_name) => ({ friendly_name })))).toBe(expected);
  });
});
