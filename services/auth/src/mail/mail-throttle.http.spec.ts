import { afterEach, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, freshEmail, join } from '../testing/people.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const HOUR = 3_600;

describe('the limit of mails', () => {
  let auth: AuthUnderTest;
  afterEach(() => auth.stop());

  it('is one link to sign in per address and minute, whether or not there is an account', async () => {
    auth = await startAuth({ env: { AUTH_MAIL_INTERVAL_S: '60' } });
    const { email: known } = await join(auth);
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

  it('holds for the whole instance in an hour, whatever the mails are and whoever asks', async () => {
    auth = await startAuth({ env: { AUTH_MAILS_PER_HOUR: '5', RATE_LIMIT_SCALE: '1' } });
    const { email, client } = await join(auth);
    const other = await startAuth({
      env: { AUTH_MAILS_PER_HOUR: '5', RATE_LIMIT_SCALE: '1' },
      database: auth.database,
      clock: auth.clock,
    });
    try {
      auth.clock.advance(HOUR - (Math.floor(auth.clock.now().getTime() / 1_000) % HOUR));
      expectData(await auth.client().auth.resetPasswordForEmail(email));
      expectData(await other.client().auth.resetPasswordForEmail(freshEmail()));
      expectData(await other.client().auth.signInWithOtp({ email: freshEmail() }));
      expectData(await auth.client().auth.resend({ type: 'signup', email }));
      expectData(await client.auth.updateUser({ email: freshEmail() }));
      for (const { client: open } of [auth, other]) {
        const refused = await open().auth.resetPasswordForEmail(freshEmail());
        expect(errorOf(refused)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
        expect(refused.error?.message).toBe('email rate limit exceeded');
      }
      auth.clock.advance(HOUR - 1);
      const late = await auth.service.as().post('/auth/v1/recover').send({ email }).expect(429);
      expect(late.headers['retry-after']).toBe('1');
      auth.clock.advance(1);
      expectData(await auth.client().auth.resetPasswordForEmail(email));
    } finally {
      await other.stop();
    }
  });
});
