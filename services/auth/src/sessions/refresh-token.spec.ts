import { describe, expect, it } from '@jest/globals';
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.js';

const ID = '0b6c1d5e-8f0a-4c59-9b43-1a2b3c4d5e6f';
const KEY = Buffer.alloc(32, 7);

describe('refresh tokens', () => {
  it.each([0, 1, 127, 128, 16_383, 16_384, 0x7fff_ffff])(
    'with counter %d, are decoded as they were encoded',
    (counter) => {
      const token = decodeRefreshToken(encodeRefreshToken(ID, counter, KEY));
      expect(token).toMatchObject({ sessionId: ID, counter });
      expect(token?.isSignedBy(KEY)).toBe(true);
      expect(token?.isSignedBy(Buffer.alloc(32, 8))).toBe(false);
    },
  );

  it('are recognised as broken when any byte is changed', () => {
    const bytes = Buffer.from(encodeRefreshToken(ID, 5, KEY), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 0x10;
      expect(decodeRefreshToken(changed.toString('base64url'))).toBeNull();
    }
    expect(decodeRefreshToken(bytes.subarray(0, -1).toString('base64url'))).toBeNull();
  });
});
