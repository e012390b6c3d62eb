import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, expectSession, signUpAndConfirm, PASSWORD, type Person } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const DAY = 86_400;
const NEW_PASSWORD = 'a new password';

describe('reauthentication by GET /reauthenticate', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    const env = {
      AUTH_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
      AUTH_ANONYMOUS: 'true',
      AUTH_JWT_EXPIRY_S: '86400',
    };
    auth = await startAuth({ env });
  });
  afterAll(() => auth.stop());

  /** Someone whose session was opened more than a day ago. */
  const joinYesterday = async (): Promise<Person> => {
    const person = await signUpAndConfirm(auth);
    auth.clock.advance(DAY + 1);
    expectData(await person.client.auth.refreshSession());
    return person;
  };
  const nonceFor = async ({ client, email }: Person): Promise<string> => {
    expectData(await client.auth.reauthenticate());
    return (await auth.mailTo(email)).otp;
  };

  it('mails a code and nothing to open, which lets an old session change the password', async () => {
    const ruth = await joinYesterday();
    const needed = await ruth.client.auth.updateUser({ password: NEW_PASSWORD });
    expect(errorOf(needed)).toEqual({ status: 400, code: 'reauthentication_needed' });

    const nonce = await nonceFor(ruth);
    const { kind, link, text } = await auth.mailTo(ruth.email);
    expect([kind, link]).toEqual(['reauthentication', '']);
    expect(text).toContain(nonce);
    expect(text).not.toContain('http');
    const { user } = expectData(await ruth.client.auth.updateUser({ password: NEW_PASSWORD, nonce }));
    expect(user).toHaveProperty('reauthentication_sent_at');
    expectData(await auth.client().auth.signInWithPassword({ email: ruth.email, password: NEW_PASSWORD }));
  });

  it('is not needed in a session of the same day, or for changes other than the password', async () => {
    const ruth = await signUpAndConfirm(auth);
    auth.clock.advance(DAY);
    expectData(await ruth.client.auth.refreshSession());
    expectData(await ruth.client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD }));
    const naomi = await joinYesterday();
    expectData(await naomi.client.auth.updateUser({ data: { city: 'Lagos' } }));
  });

  it('takes its code once, and only the right one', async () => {
    const ruth = await joinYesterday();
    const nonce = await nonceFor(ruth);
    const change = (password: string, given: string) => ruth.client.auth.updateUser({ password, nonce: given });
    const wrong = nonce === '123456' ? '654321' : '123456';
    expect(errorOf(await change(NEW_PASSWORD, wrong))).toEqual({ status: 422, code: 'reauthentication_not_valid' });
    expectData(await change(NEW_PASSWORD, nonce));
    expect(errorOf(await change('another one', nonce))).toMatchObject({ code: 'reauthentication_not_valid' });
  });

  it('voids its code after five wrong tries, and after ten minutes', async () => {
    const ruth = await joinYesterday();
    const change = (nonce: string) => ruth.client.auth.updateUser({ password: NEW_PASSWORD, nonce });
    const first = await nonceFor(ruth);
    const wrong = first === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries += 1) await change(wrong);
    expect(errorOf(await change(first))).toMatchObject({ code: 'reauthentication_not_valid' });
    const second = await nonceFor(ruth);
    auth.clock.advance(601);
    expect(errorOf(await change(second))).toMatchObject({ code: 'reauthentication_not_valid' });
  });

  it('takes no code of another kind or of another user, and its own code cannot sign in', async () => {
    const [ruth, naomi] = [await joinYesterday(), await signUpAndConfirm(auth)];
    expectData(await ruth.client.auth.refreshSession());
    expectData(await auth.client().auth.signInWithOtp({ email: ruth.email }));
    const { otp } = await auth.mailTo(ruth.email);
    const change = (nonce: string) => ruth.client.auth.updateUser({ password: NEW_PASSWORD, nonce });
    expect(errorOf(await change(otp))).toMatchObject({ code: 'reauthentication_not_valid' });
    expect(errorOf(await change(await nonceFor(naomi)))).toMatchObject({ code: 'reauthentication_not_valid' });
    const nonce = await nonceFor(ruth);
    for (const type of ['email', 'magiclink', 'recovery', 'signup', 'email_change', 'invite'] as const)
      expect(errorOf(await auth.client().auth.verifyOtp({ email: ruth.email, token: nonce, type }))).toMatchObject({
        code: 'otp_expired',
      });
    expectData(await change(nonce));
  });

  it('is refused without sign-in, and to a user without an address', async () => {
    const response = await auth.service.as().get('/auth/v1/reauthenticate');
    expect([response.status, response.body.error_code]).toEqual([401, 'no_authorization']);
    const nobody = auth.client();
    expectData(await nobody.auth.signInAnonymously());
    const refused = await nobody.auth.reauthenticate();
    expect(errorOf(refused)).toEqual({ status: 400, code: 'validation_failed' });
    expect(refused.error?.message).toBe('Reauthentication requires the user to have an email or a phone number');
    expect(errorOf(await nobody.auth.updateUser({ password: NEW_PASSWORD }))).toEqual({
      status: 422,
      code: 'validation_failed',
    });
  });
});

describe('a change of the password, with AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({
      env: { AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true', AUTH_MAIL_INTERVAL_S: '60' },
    });
  });
  afterAll(() => auth.stop());

  const signIn = async (email: string) => {
    const client = auth.client();
    expectData(await client.auth.signInWithPassword({ email, password: PASSWORD }));
    return client;
  };

  it('needs the current password', async () => {
    const { email } = await signUpAndConfirm(auth);
    const client = await signIn(email);
    const change = (current_password?: string) =>
      client.auth.updateUser({ password: NEW_PASSWORD, ...(current_password !== undefined && { current_password }) });
    expect(errorOf(await change())).toEqual({ status: 400, code: 'current_password_required' });
    expect(errorOf(await change('a guess'))).toEqual({ status: 400, code: 'current_password_invalid' });
    expectData(await change(PASSWORD));
  });

  it('after a recovery, does not need the current password', async () => {
    const { email } = await signUpAndConfirm(auth);
    expectData(await auth.client().auth.resetPasswordForEmail(email));
    const recovered = auth.client();
    const { otp } = await auth.mailTo(email);
    expectSession(expectData(await recovered.auth.verifyOtp({ email, token: otp, type: 'recovery' })));
    expectData(await recovered.auth.updateUser({ password: NEW_PASSWORD }));
  });

  it('has its reauthentication code mailed once a minute at most', async () => {
    const { client, email } = await signUpAndConfirm(auth);
    expectData(await client.auth.reauthenticate());
    expect(errorOf(await client.auth.reauthenticate())).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
    expect((await auth.outbox()).filter(({ to, kind }) => to === email && kind === 'reauthentication')).toHaveLength(1);
  });
});
