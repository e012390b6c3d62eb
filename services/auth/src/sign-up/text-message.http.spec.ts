import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  freshPhone,
  signUpAndConfirm,
  methodsOf,
  PASSWORD,
} from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const PHONE = { AUTH_PHONE_AUTOCONFIRM: 'true' };

describe('sign-in by text message, on a machine that has the local mailbox', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env: PHONE });
  });
  afterAll(() => auth.stop());

  const ask = (phone: string, options: object = {}) => auth.client().auth.signInWithOtp({ phone, options });
  const verify = (phone: string, token: string) => auth.client().auth.verifyOtp({ phone, token, type: 'sms' });

  it('with an unknown number, opens an account, whose number the code proves', async () => {
    const phone = freshPhone();
    const asked = expectData(await ask(`+${phone}`, { data: { full_name: 'Ruth Adeyemi' } }));
    expect(asked).toMatchObject({ user: null, session: null });
    const text = await auth.mailTo(phone);
    expect(text).toMatchObject({ kind: 'sms', link: '', token_hash: '', otp: expect.stringMatching(/^\d{6}$/) });
    expect(text.text).toContain(text.otp);

    const session = expectSession(expectData(await verify(phone, text.otp)));
    expect(methodsOf(session)).toEqual(['otp']);
    expect(session.user).toMatchObject({
      phone,
      phone_confirmed_at: auth.clock.now().toISOString(),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { full_name: 'Ruth Adeyemi' },
      identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true } }],
    });
  });

  it('with a known number, signs in to its account by a code that works once', async () => {
    const phone = freshPhone();
    const { user } = expectData(await auth.client().auth.signUp({ phone, password: PASSWORD }));
    expectData(await ask(phone, { shouldCreateUser: false }));
    const { otp } = await auth.mailTo(phone);
    expect(expectData(await verify(phone, otp)).user?.id).toBe(user?.id);
    expect(errorOf(await verify(phone, otp))).toEqual({ status: 403, code: 'otp_expired' });
    expectData(await auth.client().auth.signInWithPassword({ phone, password: PASSWORD }));
  });

  it('accepts five tries for a code, and no code after ten minutes', async () => {
    const phone = freshPhone();
    expectData(await ask(phone));
    const { otp } = await auth.mailTo(phone);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await verify(phone, wrong);
    expect(errorOf(await verify(phone, otp))).toEqual({ status: 403, code: 'otp_expired' });

    expectData(await ask(phone));
    const later = await auth.mailTo(phone);
    auth.clock.advance(601);
    expect(errorOf(await verify(phone, later.otp))).toEqual({ status: 403, code: 'otp_expired' });
  });

  it('sends the message again while the number is not proved, and never tells which numbers are known', async () => {
    const phone = freshPhone();
    expectData(await ask(phone));
    const first = await auth.mailTo(phone);
    const resend = (to: string, type: 'sms' | 'phone_change' = 'sms') => auth.client().auth.resend({ phone: to, type });
    expect((await resend(phone)).error).toBeNull();
    const { otp } = await auth.mailTo(phone);
    if (otp !== first.otp)
      expect(errorOf(await verify(phone, first.otp))).toEqual({ status: 403, code: 'otp_expired' });
    expectData(await verify(phone, otp));

    const sent = (await auth.outbox()).length;
    for (const [to, type] of [
      [phone, 'sms'],
      [freshPhone(), 'sms'],
      [phone, 'phone_change'],
    ] as const)
      expect((await resend(to, type)).error).toBeNull();
    expect(await auth.outbox()).toHaveLength(sent);
  });

  it('with create_user false, opens no account', async () => {
    expect(errorOf(await ask(freshPhone(), { shouldCreateUser: false }))).toEqual({
      status: 422,
      code: 'otp_disabled',
    });
  });

  it('does not take a code that was sent in another way', async () => {
    const phone = freshPhone();
    const ruth = await signUpAndConfirm(auth);
    expectData(await ruth.client.auth.updateUser({ phone }));
    expectData(await auth.client().auth.signInWithOtp({ email: ruth.email }));
    const mailed = await auth.mailTo(ruth.email);
    expectData(await ask(phone));
    const texted = await auth.mailTo(phone);
    const send = (body: object) => auth.service.as().post('/auth/v1/verify').send(body);
    for (const body of [
      { type: 'magiclink', phone, token: mailed.otp },
      { type: 'sms', email: ruth.email, token: texted.otp },
      { type: 'phone_change', phone, token: texted.otp },
    ]) {
      const { status, body: answer } = await send(body);
      expect([status, answer.error_code]).toEqual([403, 'otp_expired']);
    }
    expect(expectData(await verify(phone, texted.otp)).user?.id).toBe(ruth.user.id);
  });

  it.each([
    ['otp', { phone: 'nonsense' }, 'Invalid phone number format (E.164 required)'],
    [
      'otp',
      { phone: '4915112345', email: 'a@example.org' },
      'Only an email address or phone number should be provided',
    ],
    ['otp', { phone: '4915112345', channel: 'whatsapp' }, "Invalid channel, the only supported value is 'sms'"],
    ['signup', { phone: '4915112345', password: PASSWORD, channel: 'whatsapp' }, 'Invalid channel'],
    ['resend', { type: 'sms' }, 'Type provided requires a phone number'],
    ['resend', { type: 'phone_change', phone: 'x' }, 'Invalid phone number format (E.164 required)'],
  ])('at POST %s, refuses %j', async (route, body, message) => {
    const response = await auth.service.as().post(`/auth/v1/${route}`).send(body);
    expect([response.status, response.body.error_code]).toEqual([400, 'validation_failed']);
    expect(response.body.msg).toContain(message);
  });
});

describe('sign-in by text message', () => {
  it('is limited by number, known or not, with the error over_sms_send_rate_limit', async () => {
    const auth = await startAuth({ env: { ...PHONE, AUTH_MAIL_INTERVAL_S: '60' } });
    try {
      const known = freshPhone();
      expectData(await auth.client().auth.signUp({ phone: known, password: PASSWORD }));
      for (const phone of [known, freshPhone()]) {
        expectData(await auth.client().auth.signInWithOtp({ phone }));
        expect(errorOf(await auth.client().auth.signInWithOtp({ phone }))).toEqual({
          status: 429,
          code: 'over_sms_send_rate_limit',
        });
      }
      expectData(await auth.client().auth.signInWithOtp({ email: freshEmail() }));
    } finally {
      await auth.stop();
    }
  });

  it.each([
    ['with a mail server', { SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', SMTP_FROM: 'Berea <a@example.org>' }],
    ['in production', { NODE_ENV: 'production' }],
    ['at a public address', { SITE_URL: 'https://berea.example.org' }],
    ['without numbers', { AUTH_PHONE_AUTOCONFIRM: 'false' }],
  ])('is not offered %s', async (_where, env) => {
    const auth = await startAuth({ env: { ...PHONE, ...env } });
    try {
      const refused = { status: 400, code: 'phone_provider_disabled' };
      const phone = freshPhone();
      expect(errorOf(await auth.client().auth.signInWithOtp({ phone }))).toEqual(refused);
      for (const type of ['sms', 'phone_change'] as const)
        expect(errorOf(await auth.client().auth.resend({ phone, type }))).toEqual(refused);
      const late = await auth.client().auth.verifyOtp({ phone, token: '123456', type: 'sms' });
      expect(errorOf(late)).toEqual({ status: 403, code: 'otp_expired' });
    } finally {
      await auth.stop();
    }
  });
});
