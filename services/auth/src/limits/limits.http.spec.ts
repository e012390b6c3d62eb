import { afterEach, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, freshEmail, signUpAndConfirm, PASSWORD, signUp } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('rate limits under /auth/v1', () => {
  let auth: AuthUnderTest;
  afterEach(() => auth.stop());
  const post = (route: string, body: object, from = '203.0.113.7') =>
    auth.service.as().post(`/auth/v1/${route}`).set('x-forwarded-for', from).send(body);

  it('POST token, the 151st time in five minutes from one address, answers 429; from another address, 200', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '1' } });
    for (let tries = 0; tries < 150; tries += 1) await post('token?grant_type=refresh_token', {}).expect(400);
    const refused = await post('token?grant_type=refresh_token', {});
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: expect.stringMatching(/^Request rate limit reached: too many tries\. Try again after \d+ seconds\.$/),
      },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await post('token?grant_type=refresh_token', {}, '203.0.113.8').expect(400);
    // The client's own text before the gateway's entry makes no difference.
    await post('token?grant_type=refresh_token', {}, '198.51.100.1, 203.0.113.7').expect(429);
  });

  it.each([
    ['verify', 30],
    ['signup', 120],
    ['recover', 30],
    ['resend', 30],
    ['otp', 30],
  ])('POST %s, failing for more than the %sth time from one address, answers 429', async (route, most) => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '1' } });
    for (let tries = 0; tries < most; tries += 1) expect((await post(route, { email: 'none' })).status).not.toBe(429);
    expect((await post(route, { email: 'none' })).body).toMatchObject({ error_code: 'over_request_rate_limit' });
  });

  it('let thirty people behind one address sign up one after the other as they confirm, even if other requests fail there', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '1' } });
    for (let tries = 0; tries < 40; tries += 1) {
      await post('signup', { email: freshEmail(), password: 'berea1' }).expect(422);
      await post('token?grant_type=password', { email: freshEmail(), password: 'x' }).expect(400);
    }
    for (let tries = 0; tries < 20; tries += 1)
      await post('verify', { email: freshEmail(), token: '000000', type: 'signup' }).expect(403);
    for (let people = 0; people < 30; people += 1) {
      const email = freshEmail();
      await post('signup', { email, password: PASSWORD }).expect(200);
      const { token_hash } = await auth.mailTo(email);
      await post('verify', { token_hash, type: 'signup' }).expect(200);
    }
    // Those are 30 of at most 40 mails in the hour, however many people confirm.
    for (let people = 0; people < 10; people += 1)
      await post('signup', { email: freshEmail(), password: PASSWORD }).expect(200);
    const refused = await post('signup', { email: freshEmail(), password: PASSWORD }).expect(429);
    expect(refused.body).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'Many mails were asked for from your network within an hour. Try again after 60 minutes.',
    });
    await post('signup', { email: freshEmail(), password: PASSWORD }, '203.0.113.8').expect(200);
  });

  it('accept twenty sign-ups an hour from a network without confirmations', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '1', AUTH_MAILS_PER_NETWORK_CEILING: '100' } });
    for (let people = 0; people < 20; people += 1)
      await post('signup', { email: freshEmail(), password: PASSWORD }).expect(200);
    await post('signup', { email: freshEmail(), password: PASSWORD }).expect(429);
  });

  it('answer a request above them with 429, over_request_rate_limit and Retry-After', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '0.01' } });
    const signIn = () => auth.client().auth.signInWithPassword({ email: freshEmail(), password: 'x' });
    expect(errorOf(await signIn())).toMatchObject({ status: 400 });
    await signIn();
    expect(errorOf(await signIn())).toEqual({ status: 429, code: 'over_request_rate_limit' });
  });

  it('with RATE_LIMIT_SCALE, allow that many times as much', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '0.1' } });
    for (let tries = 0; tries < 3; tries += 1) expect((await post('recover', {})).status).toBe(400);
    expect((await post('recover', {})).status).toBe(429);
  });

  it('delay wrong passwords for one account from one address, and no others; a right password resets that', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '1' } });
    const { email } = await signUpAndConfirm(auth);
    const signIn = (password: string, from?: string) => post('token?grant_type=password', { email, password }, from);
    for (let tries = 0; tries < 4; tries += 1) await signIn('a guess').expect(400);
    await signIn(PASSWORD).expect(200);
    for (let tries = 0; tries < 5; tries += 1) await signIn('a guess').expect(400);
    const refused = await signIn(PASSWORD);
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(refused.headers['retry-after']).toBe('1');
    await signIn(PASSWORD, '198.51.100.9').expect(200);
    const unknown = freshEmail();
    for (let tries = 0; tries < 5; tries += 1)
      await post('token?grant_type=password', { email: unknown, password: 'x' }).expect(400);
    await post('token?grant_type=password', { email: unknown, password: 'x' }).expect(429);
  });

  it('reject codes for one address after 30 tries in a day; the link still works', async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '1' } });
    const { email } = await signUpAndConfirm(auth);
    for (let mails = 0; mails < 6; mails += 1) {
      await post('recover', { email });
      for (let tries = 0; tries < 5; tries += 1)
        await post('verify', { email, token: 'wrong', type: 'recovery' }, `203.0.113.${mails * 5 + tries}`).expect(403);
    }
    await post('recover', { email });
    const { otp, token_hash } = await auth.mailTo(email);
    await post('verify', { email, token: otp, type: 'recovery' }).expect(403);
    await post('verify', { token_hash, type: 'recovery' }).expect(200);
  });

  it('reject a second mail of a kind within a minute, whether or not the address is known', async () => {
    auth = await startAuth({ env: { AUTH_MAIL_INTERVAL_S: '60' } });
    const known = await signUp(auth);
    const unknown = freshEmail();
    for (const email of [known, unknown]) {
      expectData(await auth.client().auth.resetPasswordForEmail(email));
      auth.clock.advance(20.5);
      const refused = await auth.client().auth.resetPasswordForEmail(email.toUpperCase());
      expect(errorOf(refused)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
      expect(refused.error?.message).toBe('For security purposes, you can only request this after 40 seconds.');
      auth.clock.advance(40);
      expectData(await auth.client().auth.resetPasswordForEmail(email));
    }
    expect((await auth.outbox()).filter(({ to, kind }) => to === known && kind === 'recovery')).toHaveLength(2);
    expect((await auth.outbox()).some(({ to }) => to === unknown)).toBe(false);
  });

  it('count a sign-up and its resend as one', async () => {
    auth = await startAuth({ env: { AUTH_MAIL_INTERVAL_S: '60' } });
    const email = await signUp(auth);
    expect(errorOf(await auth.client().auth.resend({ type: 'signup', email }))).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    expect(errorOf(await auth.client().auth.signUp({ email, password: PASSWORD }))).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    auth.clock.advance(60);
    expectData(await auth.client().auth.resend({ type: 'signup', email }));
  });
});
