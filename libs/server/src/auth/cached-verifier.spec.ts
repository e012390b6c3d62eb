import { beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listen } from '../testing/listen.js';
import { TestIssuer } from '../testing/test-issuer.js';
import { AuthVerifier, InvalidTokenError, type SignedInUser } from './auth-verifier.js';
import { authVerifierContract } from './auth-verifier.contract.js';
import { CachedVerifier } from './cached-verifier.js';
import { JwksVerifier } from './jwt-verifiers.js';

authVerifierContract('CachedVerifier', async () => {
  const issuer = await TestIssuer.start();
  return {
    verifier: new CachedVerifier((forget) => new JwksVerifier(issuer.jwksUrl, issuer.issuer, forget)),
    issuer: issuer.issuer,
    sign: (payload) => issuer.sign(payload),
    close: () => issuer.stop(),
  };
});

const RUTH: SignedInUser = { id: 'ruth', email: '', fullName: 'Ruth', sessionId: 'first', assured: false };

/** Takes any token for Ruth's, when it is let to. */
class Signatures extends AuthVerifier {
  asked = 0;
  answer: () => Promise<SignedInUser> = async () => RUTH;
  verify(): Promise<SignedInUser> {
    this.asked += 1;
    return this.answer();
  }
  isOperator(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

const signed = (seconds: number) =>
  new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(seconds).sign(new Uint8Array(32));

describe('CachedVerifier', () => {
  let now: number;
  let forget: () => void;
  let signatures: Signatures;
  let verifier: CachedVerifier;

  beforeEach(() => {
    now = 1_000_000_000;
    signatures = new Signatures();
    verifier = new CachedVerifier(
      (drop) => {
        forget = drop;
        return signatures;
      },
      () => now,
    );
  });

  it('when a token is verified again within a minute, checks its signature once', async () => {
    const token = await signed(2_000_000);
    expect(verifier.recall(token)).toBeUndefined();
    for (const [at, asked] of [
      [0, 1],
      [59_999, 1],
      [60_000, 2],
    ] as const) {
      now = 1_000_000_000 + at;
      expect(await verifier.verify(token)).toEqual(RUTH);
      expect(signatures.asked).toBe(asked);
      expect(verifier.recall(token)).toEqual(RUTH);
    }
  });

  it('when a token has expired since, rejects it', async () => {
    const token = await signed(now / 1_000 + 10);
    await verifier.verify(token);
    now += 10_000;
    expect(verifier.recall(token)).toBeUndefined();
    signatures.answer = () => Promise.reject(new InvalidTokenError());
    await expect(verifier.verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('verifies a rejected token again the next time', async () => {
    const token = await signed(2_000_000);
    signatures.answer = () => Promise.reject(new InvalidTokenError());
    for (let time = 0; time < 2; time += 1) await expect(verifier.verify(token)).rejects.toThrow(InvalidTokenError);
    expect(signatures.asked).toBe(2);
  });

  it('verifies every token again when the keys change, also those under way', async () => {
    const [known, underWay] = [await signed(2_000_000), await signed(2_000_001)];
    await verifier.verify(known);
    let answer = (_user: SignedInUser): void => undefined;
    signatures.answer = () => new Promise((resolve) => (answer = resolve));
    const late = verifier.verify(underWay);
    forget();
    answer(RUTH);
    expect(await late).toEqual(RUTH);
    expect([verifier.recall(known), verifier.recall(underWay)]).toEqual([undefined, undefined]);
  });

  it('when a published key is withdrawn, rejects its tokens after the next fetch of the keys', async () => {
    const pairs = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
    const jwks = await Promise.all(
      pairs.map(async ({ publicKey }, at) => ({ ...(await exportJWK(publicKey)), kid: `key-${at}`, alg: 'ES256' })),
    );
    let published = [jwks[0]];
    const server = await listen((_request, response) => void response.end(JSON.stringify({ keys: published })));
    const issuer = 'http://issuer.test/auth/v1';
    const token = (at: number) =>
      new SignJWT({ role: 'authenticated', session_id: '9d1f6f6e-1f55-4f3f-8f3e-0f4c7a1b2c3d' })
        .setProtectedHeader({ alg: 'ES256', kid: `key-${at}` })
        .setSubject('0b8f0a52-6d1e-4c53-9a40-0d6f5a6f2d11')
        .setIssuer(issuer)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(pairs[at]!.privateKey);
    let keysNow = 1_000_000;
    const kept = new CachedVerifier((drop) => new JwksVerifier(server.url, issuer, drop, () => keysNow));
    const [old, next] = [await token(0), await token(1)];
    await kept.verify(old);
    expect(kept.recall(old)).toBeDefined();
    published = [jwks[1]];
    keysNow += 31_000;
    await kept.verify(next);
    expect(kept.recall(old)).toBeUndefined();
    await expect(kept.verify(old)).rejects.toThrow(InvalidTokenError);
    await server.close();
  });
});
