import { afterEach, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, freshEmail, signUpAndConfirm, PASSWORD } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const HOUR = 3_600;

describe('the limit of outgoing mails', () => {
  let auth: AuthUnderTest;
  afterEach(() => auth.stop());

  it('is one sign-in link per address and minute, whether or not there is an account', async () => {
    auth = await startAuth({ env: { AUTH_MAIL_INTERVAL_S: '60' } });
    const { email: known } = await signUpAndConfirm(auth);
    for (const email of [known, freshEmail()]) {
      expectData(await auth.client().auth.signInWithOtp({ email }));
      for (const shouldCreateUser of [true, false]) {
        const refused = await auth.client().auth.signInWithOtp({ email, options: { shouldCreateUser } });
        expect(errorOf(refused)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
        expect(refused.error?.message).toBe('For security purposes, you can only request this after 60 seconds.');
      }
      auth.clock.advance(60);
      expectData(await auth.client().auth.signInWithOtp({ email }));
    }
  });

  describe('of the whole instance in an hour', () => {
    const env = { AUTH_MAILS_PER_HOUR: '8', RATE_LIMIT_SCALE: '1', AUTH_MAILS_PER_NETWORK: '1000' };
    const EXCEEDED = {
      error_code: 'over_email_send_rate_limit',
      msg: expect.stringMatching(/within an hour are sent\. Try again after \d+ (second|minute)s?\.$/),
    };
    const start = async (given = {}) => {
      auth = await startAuth({ env: { ...env, ...given } });
      const people = await Promise.all([signUpAndConfirm(auth), signUpAndConfirm(auth)]);
      auth.clock.advance(HOUR - (Math.floor(auth.clock.now().getTime() / 1_000) % HOUR));
      return people;
    };
    const post = (route: string, body: object, at = auth) =>
      at.service
        .as()
        .post(`/auth/v1/${route}`)
        .set('x-forwarded-for', '203.0.113.7')
        .send({ password: PASSWORD, ...body });

    it('counts mails that are sent: unknown addresses use up nothing', async () => {
      const [ruth] = await start();
      for (let asked = 0; asked < 12; asked += 1) {
        await post('recover', { email: freshEmail() }).expect(200);
        await post('resend', { type: 'signup', email: freshEmail() }).expect(200);
        await post('otp', { email: freshEmail(), create_user: false }).expect(422);
        // Wait for the background work, so that it is certain that no mail was sent.
        await auth.outbox();
      }
      await post('signup', { email: freshEmail() }).expect(200);
      await post('recover', { email: ruth.email }).expect(200);
      expect((await auth.outbox()).map(({ kind }) => kind)).toEqual(['signup', 'signup', 'signup', 'recovery']);
    });

    it('keeps a share for recoveries, and is the same for all processes and for unknown addresses', async () => {
      const people = await start();
      const other = await startAuth({ env, database: auth.database, clock: auth.clock });
      try {
        for (let sent = 0; sent < 6; sent += 1) await post('signup', { email: freshEmail() }).expect(200);
        expect((await post('signup', { email: freshEmail() }, other).expect(429)).body).toMatchObject(EXCEEDED);
        for (const { email } of people) await post('recover', { email }, other).expect(200);
        for (const email of [people[0].email, freshEmail()])
          expect((await post('recover', { email }).expect(429)).body).toMatchObject(EXCEEDED);
        auth.clock.advance(HOUR - 1);
        const late = await post('recover', { email: people[0].email }).expect(429);
        expect(late.headers['retry-after']).toBe('1');
        auth.clock.advance(1);
        // Recoveries cannot use up the whole hour either.
        for (let sent = 0; sent < 6; sent += 1) await post('recover', { email: people[0].email }).expect(200);
        await auth.outbox();
        await post('recover', { email: people[0].email }).expect(429);
        await post('signup', { email: freshEmail() }).expect(200);
      } finally {
        await other.stop();
      }
    });

    it('holds when many ask for mails at once', async () => {
      await start();
      const asked = Array.from({ length: 24 }, () => post('signup', { email: freshEmail() }));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(6);
      const sent = (await auth.outbox()).length;
      expect(sent).toBe(2 + 6);
    });
  });

  it('of one network in an hour, counts requests for a mail, not malformed requests', async () => {
    auth = await startAuth({
      env: { RATE_LIMIT_SCALE: '0.5', AUTH_MAILS_PER_NETWORK: '8', AUTH_MAILS_PER_NETWORK_CEILING: '8' },
    });
    const recover = (email: string, from: string) =>
      auth.service.as().post('/auth/v1/recover').set('x-forwarded-for', from).send({ email });
    for (let asked = 0; asked < 3; asked += 1) await recover('no address', '2001:db8:1:2::1').expect(400);
    for (let asked = 0; asked < 4; asked += 1) await recover(freshEmail(), '2001:db8:1:2::1').expect(200);
    const email = freshEmail();
    const refused = await recover(email, '2001:db8:1:2:3::9').expect(429);
    expect(refused.body).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'Many mails were asked for from your network within an hour. Try again after 60 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The owner, elsewhere, does not wait because of refused requests.
    await recover(email, '2001:db8:1:3::1').expect(200);
  });
});
