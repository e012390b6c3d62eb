import { describe, expect, it } from '@jest/globals';
import { sessionWith } from '../testing/index.js';
import { awaitsSecondFactor } from './session-events.js';

const totp = (status: string) => ({ id: 'f', factor_type: 'totp', status });

describe('awaitsSecondFactor', () => {
  it.each([
    ['no factor', 'aal1', [], false],
    ['a factor that was never finished', 'aal1', [totp('unverified')], false],
    ['a factor that was not proved', 'aal1', [totp('unverified'), totp('verified')], true],
    ['a factor that was proved', 'aal2', [totp('verified')], false],
    ['a factor of another kind', 'aal1', [{ id: 'p', factor_type: 'phone', status: 'verified' }], true],
  ] as const)('for a user with %s, in a session at %s (factors %j), is %s', (_what, aal, factors, expected) => {
    expect(awaitsSecondFactor(sessionWith({ aal, factors }))).toBe(expected);
  });

  it('for a user without a list of factors is false', () => {
    expect(awaitsSecondFactor(sessionWith({ aal: 'aal1' }))).toBe(false);
  });
});
