import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Housekeeping } from '../core/housekeeping.js';
import { expectData, expectSession, signUpAndConfirm, type Person, stateOf } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { KeyRotation, RotationUnderWay } from './key-rotation.js';
import { SigningKeys } from './signing-keys.js';

const LIFE = 3_600;
const PUBLISHED = 1_200;

describe('the rotation of the signing key', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  let token: string;
  beforeEach(async () => {
    auth = await startAuth();
    ruth = await signUpAndConfirm(auth);
    token = ruth.session.refresh_token;
  });
  afterEach(() => auth.stop());

  const kids = async (at = auth) => {
    const { body } = await at.service.as().get('/auth/v1/.well-known/jwks.json').expect(200);
    return (body as { keys: { kid: string }[] }).keys.map(({ kid }) => kid).sort();
  };
  const kidOf = (jwt: string) => decodeProtectedHeader(jwt).kid;
  const refreshed = async (at = auth) => {
    const session = expectSession(expectData(await at.client().auth.refreshSession({ refresh_token: token })));
    token = session.refresh_token;
    return session;
  };
  const rotation = (at = auth) => at.service.app.get(KeyRotation);
  const sweep = (at = auth) => at.service.app.get(Housekeeping).sweep();
  const pass = async (seconds: number) => {
    auth.clock.advance(seconds);
    await sweep();
  };

  it('publishes the new key first, signs with it later, and keeps the former key until its tokens have expired', async () => {
    const former = kidOf(ruth.session.access_token)!;
    const { kid } = await rotation().begin();
    const both = [kid, former].sort();
    expect(await kids()).toEqual(both);
    await pass(PUBLISHED - 1);
    expect(kidOf((await refreshed()).access_token)).toBe(former);

    await pass(1);
    const last = await refreshed();
    expect(kidOf(last.access_token)).toBe(kid);
    // Old tokens stay valid, and new ones are valid at once, here and in the client's own check of signatures.
    expect(await stateOf(auth, ruth.session)).toEqual([200]);
    expect(await stateOf(auth, last)).toEqual([200]);
    expect(await kids()).toEqual(both);

    await pass(LIFE);
    expect(await kids()).toEqual(both);
    expect(kidOf((await refreshed()).access_token)).toBe(kid);
    await pass(PUBLISHED);
    expect(await kids()).toEqual([kid]);
    expect(await stateOf(auth, await refreshed())).toEqual([200]);
  });

  it('may begin again only when the last one is over', async () => {
    await rotation().begin();
    await expect(rotation().begin()).rejects.toThrow(RotationUnderWay);
    await pass(PUBLISHED);
    await rotation().begin();
    expect(await kids()).toHaveLength(3);
  });

  it('begins once when several processes ask at the same time', async () => {
    const begun = await Promise.allSettled([1, 2, 3].map(() => rotation().begin()));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await kids()).toHaveLength(2);
  });

  it('reaches every instance, also one that has not looked yet when a token of the new key comes', async () => {
    const other = await startAuth({ database: auth.database, clock: auth.clock });
    try {
      const { kid } = await rotation().begin();
      expect(await kids(other)).toContain(kid);
      await pass(PUBLISHED);
      const session = await refreshed();
      expect(kidOf(session.access_token)).toBe(kid);
      expect(await stateOf(other, session)).toEqual([200]);
      // It signs with the former key until it reads the keys again; every instance still accepts that key.
      const stale = await refreshed(other);
      expect(kidOf(stale.access_token)).not.toBe(kid);
      expect(await stateOf(auth, stale)).toEqual([200]);
      await Promise.all([sweep(other), sweep(), sweep(other)]);
      expect(kidOf((await refreshed(other)).access_token)).toBe(kid);
      expect(await auth.database.query(`select state from auth.signing_keys where state = 'sign'`)).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  it('survives a restart of the service in the middle', async () => {
    const { kid } = await rotation().begin();
    const again = await startAuth({ database: auth.database, clock: auth.clock });
    try {
      auth.clock.advance(PUBLISHED);
      await sweep(again);
      expect(kidOf((await refreshed(again)).access_token)).toBe(kid);
    } finally {
      await again.stop();
    }
  });

  it('of a compromised key, voids every token at once, and no session', async () => {
    const { kid } = await rotation().replaceAll();
    await sweep();
    expect(await kids()).toEqual([kid]);
    expect(await stateOf(auth, ruth.session)).toEqual([403, 'bad_jwt']);
    expect(await stateOf(auth, await refreshed())).toEqual([200]);
  });

  it('looks an unknown key up in the database at most once in 30 s', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = (kid: string) =>
      new SignJWT(decodeJwt(ruth.session.access_token)).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
    const reload = jest.spyOn(auth.service.app.get(SigningKeys), 'reload');
    auth.clock.advance(31);
    for (let count = 0; count < 20; count += 1)
      await auth.service
        .as(await foreign(`unknown-${count}`))
        .get('/auth/v1/user')
        .expect(403);
    expect(reload).toHaveBeenCalledTimes(1);
    auth.clock.advance(31);
    await auth.service
      .as(await foreign('unknown'))
      .get('/auth/v1/user')
      .expect(403);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('keys of AUTH_EXTRA_JWKS', () => {
  it('are published with their public halves, and verify tokens of their own issuer', async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'theirs' };
    const auth = await startAuth({ env: { AUTH_EXTRA_JWKS: JSON.stringify({ keys: [jwk] }) } });
    try {
      const { keys } = (await auth.service.as().get('/auth/v1/.well-known/jwks.json')).body;
      expect(keys).toContainEqual({ ...jwk, alg: 'RS256', use: 'sig', key_ops: ['verify'] });
      const ruth = await signUpAndConfirm(auth);
      const { sub, session_id } = decodeJwt(ruth.session.access_token);
      const sign = (claims: object, header: object = {}) =>
        new SignJWT({ ...claims, iss: 'elsewhere' })
          .setProtectedHeader({ alg: 'RS256', kid: 'theirs', ...header })
          .setExpirationTime('1h')
          .sign(pair.privateKey);
      await auth.service
        .as(await sign({ sub, session_id }))
        .get('/auth/v1/user')
        .expect(200);
      const anon = await auth.service.as(await sign({ role: 'anon' })).get('/auth/v1/user');
      expect([anon.status, anon.body.msg]).toEqual([403, 'invalid claim: missing sub claim']);
      await auth.service
        .as(await sign({ sub, session_id }, { kid: 'unknown' }))
        .get('/auth/v1/user')
        .expect(403);
    } finally {
      await auth.stop();
    }
  });
});
