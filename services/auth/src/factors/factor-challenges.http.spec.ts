import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { decodeRefreshToken } from '../sessions/refresh-token.js';
import { errorOf, expectData, signUpAndConfirm, type Person, signInAgain } from '../testing/accounts.js';
import {
  addFactor,
  codeFor,
  enrolTotp,
  proveFactor,
  type SecondFactor,
  wrongCodeFor,
} from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('a challenge of a second factor', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  let factor: SecondFactor;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
    factor = await enrolTotp(ruth.client);
  });

  const challenge = async () => expectData(await ruth.client.auth.mfa.challenge({ factorId: factor.id }));
  const verify = (challengeId: string, code: string) =>
    ruth.client.auth.mfa.verify({ factorId: factor.id, challengeId, code });
  const refused = (code: string, status = 422) => ({ status, code });

  it('answered after five minutes, is rejected', async () => {
    const now = Math.floor(auth.clock.now().getTime() / 1_000);
    const { id, expires_at } = await challenge();
    expect(expires_at).toBe(now + 300);
    auth.clock.advance(301);
    const late = await verify(id, await codeFor(auth, factor.secret));
    expect(errorOf(late)).toEqual(refused('mfa_challenge_expired'));
    auth.clock.advance(3_600);
    expectData(await ruth.client.auth.refreshSession());
    await enrolTotp(ruth.client, 'Tablet');
    expect(await auth.database.query('select 1 from auth.factor_challenges where id = $1', [id])).toEqual([]);
  });

  it('answered with the right code, raises the session to aal2 once', async () => {
    const { id } = await challenge();
    const granted = expectData(await verify(id, await codeFor(auth, factor.secret)));
    expect(granted).toMatchObject({ token_type: 'bearer', expires_in: 3_600, user: { id: ruth.user.id } });
    expect(granted.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
    const [before, after] = [decodeJwt(ruth.session.access_token), decodeJwt(granted.access_token)];
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    expect(after).toMatchObject({
      aal: 'aal2',
      session_id: before['session_id'],
      amr: [{ method: 'totp', timestamp: Math.floor(auth.clock.now().getTime() / 1_000) }, { method: 'otp' }],
    });
    auth.clock.advance(30);
    const again = await verify(id, await codeFor(auth, factor.secret));
    expect(errorOf(again)).toEqual(refused('mfa_ip_address_mismatch'));
  });

  it('that was answered, leaves the session at aal2 also after a refresh', async () => {
    await proveFactor(auth, ruth.client, factor);
    const { session } = expectData(await ruth.client.auth.refreshSession());
    expect(decodeJwt(session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
  });

  it('that was answered, voids the refresh tokens of before at once', async () => {
    await proveFactor(auth, ruth.client, factor);
    const before = await auth.client().auth.refreshSession({ refresh_token: ruth.session.refresh_token });
    expect(errorOf(before)).toEqual(refused('refresh_token_already_used', 400));
    const { session } = expectData(await ruth.client.auth.refreshSession());
    expect(decodeRefreshToken(session?.refresh_token ?? '')?.counter).toBe(3);
  });

  it('answered again at aal2, does not change the order of the refresh tokens', async () => {
    await proveFactor(auth, ruth.client, factor);
    const { access_token, refresh_token } = await proveFactor(auth, ruth.client, factor);
    expect(decodeRefreshToken(refresh_token)?.counter).toBe(2);
    const { amr } = decodeJwt<{ amr: { method: string }[] }>(access_token);
    expect(amr.map(({ method }) => method)).toEqual(['totp', 'otp']);
  });

  it('answered with a code used before, or older than the newest used, is rejected', async () => {
    const [previous, current] = [await codeFor(auth, factor.secret, -1), await codeFor(auth, factor.secret)];
    expectData(await verify((await challenge()).id, current));
    for (const code of [current, previous]) {
      const refusal = await verify((await challenge()).id, code);
      expect(errorOf(refusal)).toEqual(refused('mfa_verification_failed'));
    }
    expectData(await verify((await challenge()).id, await codeFor(auth, factor.secret, 1)));
  });

  it('answered by two requests at once with the same code, lets one succeed', async () => {
    const code = await codeFor(auth, factor.secret);
    const ids = [(await challenge()).id, (await challenge()).id];
    const both = await Promise.all(
      ids.map((challenge_id) =>
        auth.service
          .as(ruth.session.access_token)
          .post(`/auth/v1/factors/${factor.id}/verify`)
          .send({ challenge_id, code }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('answered from another network address, is rejected', async () => {
    const send = (path: string, ip: string, body: object) =>
      auth.service
        .as(ruth.session.access_token)
        .post(`/auth/v1/factors/${factor.id}/${path}`)
        .set('x-forwarded-for', ip)
        .send(body);
    const { id } = (await send('challenge', '203.0.113.7', {}).expect(200)).body as { id: string };
    const proof = { challenge_id: id, code: await codeFor(auth, factor.secret) };
    const elsewhere = await send('verify', '203.0.113.8', proof);
    expect([elsewhere.status, elsewhere.body.error_code]).toEqual([422, 'mfa_ip_address_mismatch']);
    await send('verify', '203.0.113.7', proof).expect(200);
  });

  it('of another factor, or an unknown challenge, is rejected', async () => {
    const other = await enrolTotp(ruth.client, 'Tablet');
    const foreign = expectData(await ruth.client.auth.mfa.challenge({ factorId: other.id }));
    const code = await codeFor(auth, factor.secret);
    for (const id of [foreign.id, '0b6c1d5e-8f0a-4c59-9b43-1a2b3c4d5e6f', 'x', ''])
      expect(errorOf(await verify(id, code))).toEqual(refused('mfa_factor_not_found'));
  });

  it('answered without a code, or with one that is not six digits, is rejected', async () => {
    const { id } = await challenge();
    expect(errorOf(await verify(id, ''))).toEqual(refused('validation_failed', 400));
    for (const code of ['12345', 'abcdef', '1234567'])
      expect(errorOf(await verify(id, code))).toEqual(refused('mfa_verification_failed'));
  });

  it('left out after a recovery mail, keeps the session at aal1, where a new password is rejected', async () => {
    await addFactor(auth, ruth.client, 'Tablet');
    await auth.client().auth.resetPasswordForEmail(ruth.email);
    const { otp } = await auth.mailTo(ruth.email);
    const thief = auth.client();
    expectData(await thief.auth.verifyOtp({ email: ruth.email, token: otp, type: 'recovery' }));
    expect(errorOf(await thief.auth.updateUser({ password: 'a password of mine' }))).toEqual({
      status: 401,
      code: 'insufficient_aal',
    });
    expectData(await auth.client().auth.signInWithPassword({ email: ruth.email, password: ruth.password }));
  });

  it('answered after a recovery mail, lets a new password be set', async () => {
    const known = await addFactor(auth, ruth.client, 'Tablet');
    await auth.client().auth.resetPasswordForEmail(ruth.email);
    const { otp } = await auth.mailTo(ruth.email);
    const client = auth.client();
    expectData(await client.auth.verifyOtp({ email: ruth.email, token: otp, type: 'recovery' }));
    await proveFactor(auth, client, known);
    expectData(await client.auth.updateUser({ password: 'a password of hers' }));
    await signInAgain(auth, { ...ruth, password: 'a password of hers' });
  });
});

describe('guessing the codes of a second factor', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '0.2' } });
    ruth = await signUpAndConfirm(auth);
  });
  afterAll(() => auth.stop());

  const post = (factor: SecondFactor, path: string, ip: string, token: string, body: object = {}) =>
    auth.service.as(token).post(`/auth/v1/factors/${factor.id}/${path}`).set('x-forwarded-for', ip).send(body);
  const guesserFrom = async (factor: SecondFactor, ip: string, token = ruth.session.access_token) => {
    const challenge = await post(factor, 'challenge', ip, token).expect(200);
    const { id: challenge_id } = challenge.body as { id: string };
    return async (code: string) => {
      const { status, body } = await post(factor, 'verify', ip, token, { challenge_id, code });
      return [status, body.error_code];
    };
  };
  const WRONG = [422, 'mfa_verification_failed'];
  const TOO_MANY = [429, 'over_request_rate_limit'];

  // Scaled to a fifth of the service's limit, to be quick.
  it('is limited for each network address, and for each day', async () => {
    const factor = await enrolTotp(ruth.client);
    const wrong = await wrongCodeFor(auth, factor.secret);
    for (const ip of ['203.0.113.1', '203.0.113.2']) {
      const guess = await guesserFrom(factor, ip);
      for (let tries = 0; tries < 3; tries += 1) expect(await guess(wrong)).toEqual(WRONG);
      expect(await guess(wrong)).toEqual(TOO_MANY);
    }
    const late = await guesserFrom(factor, '203.0.113.3');
    expect(await late(await codeFor(auth, factor.secret))).toEqual(TOO_MANY);
  });

  it('is counted for each factor, and a right code resets the count', async () => {
    const { client, session } = await signUpAndConfirm(auth);
    const factor = await enrolTotp(client);
    const wrong = await wrongCodeFor(auth, factor.secret);
    const first = await guesserFrom(factor, '203.0.113.4', session.access_token);
    for (const code of [wrong, wrong]) expect(await first(code)).toEqual(WRONG);
    expect(await first(await codeFor(auth, factor.secret))).toEqual([200, undefined]);
    for (const ip of ['203.0.113.5', '203.0.113.6']) {
      const guess = await guesserFrom(factor, ip, session.access_token);
      for (let tries = 0; tries < 3; tries += 1) expect(await guess(wrong)).toEqual(WRONG);
    }
  });

  it('is not made easier by new challenges, which are limited themselves', async () => {
    const factor = await enrolTotp(ruth.client, 'Tablet');
    const ask = async () => {
      const { status, body } = await post(factor, 'challenge', '203.0.113.7', ruth.session.access_token);
      return [status, body.error_code];
    };
    for (let asked = 0; asked < 3; asked += 1) expect(await ask()).toEqual([200, undefined]);
    expect(await ask()).toEqual(TOO_MANY);
  });
});
