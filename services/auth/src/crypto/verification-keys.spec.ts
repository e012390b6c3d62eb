import { describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, generateSecret } from 'jose';
import { VerificationKeys } from './verification-keys.js';

const parse = (value: unknown) => VerificationKeys.safeParse(typeof value === 'string' ? value : JSON.stringify(value));
const publicKey = async (alg: string) => ({
  ...(await exportJWK((await generateKeyPair(alg, { extractable: true })).publicKey)),
  kid: alg,
});

describe('AUTH_EXTRA_JWKS', () => {
  it('accepts a key set or the bare list of its keys', async () => {
    const keys = [await publicKey('RS256'), await publicKey('ES256')];
    for (const form of [keys, { keys }])
      expect(parse(form).data).toEqual([
        { ...keys[0], alg: 'RS256', use: 'sig', key_ops: ['verify'] },
        { ...keys[1], alg: 'ES256', use: 'sig', key_ops: ['verify'] },
      ]);
  });

  it('rejects all but public RS256 and ES256 keys with a kid', async () => {
    const es256 = await publicKey('ES256');
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const secret = await exportJWK(await generateSecret('HS256', { extractable: true }));
    for (const wrong of [
      'no JSON',
      7,
      { keys: 'x' },
      [{ ...es256, kid: undefined }],
      [{ ...es256, alg: 'HS256' }],
      [{ ...(await exportJWK(privateKey)), kid: 'private' }],
      [{ ...secret, kid: 'shared' }],
      [await publicKey('ES384')],
      [await publicKey('EdDSA')],
    ])
      expect(parse(wrong).success).toBe(false);
    expect(parse([{ ...(await exportJWK(privateKey)), kid: 'x' }]).error?.issues[0]?.message).toBe(
      'must not hold a private key',
    );
  });
});
