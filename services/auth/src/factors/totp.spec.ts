import { describe, expect, it } from '@jest/globals';
import { createTotpSecret, stepOfCode, totpUri } from './totp.js';

/** The secret of the examples in RFC 6238. Its codes are the last six of their eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('TOTP codes', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %d s, are those of RFC 6238', async (seconds, code, step) => {
    expect(await stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it.each([
    [-60, null],
    [-30, 66_666_666],
    [0, 66_666_666],
    [30, 66_666_666],
    [60, null],
  ])('that are %d s off, are accepted one step early or late, not two', async (lag, step) => {
    expect(await stepOfCode(SECRET, '279037', at(2_000_000_000 + lag))).toBe(step);
  });

  it.each(['', '27903', '2790377', '27903a', ' 279037', '２７９０３７', '-79037', '1e5000'])(
    'are six digits, not %j',
    async (code) => {
      expect(await stepOfCode(SECRET, code, at(2_000_000_000))).toBeNull();
    },
  );

  it('come from secrets of 160 random bits', () => {
    const [one, other] = [createTotpSecret(), createTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });

  it('have an otpauth address that names issuer and account, escaped', () => {
    const uri = new URL(totpUri(SECRET, 'Berea: study & pray', 'ruth+1@example.org'));
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(decodeURIComponent(uri.pathname)).toContain('ruth+1@example.org');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Berea: study & pray' });
  });
});
