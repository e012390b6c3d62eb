import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { errorOf, expectData, freshEmail, freshPhone, PASSWORD, signUp } from '../testing/accounts.js';
import { addFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('accounts that open without a mail, with AUTH_AUTOCONFIRM and AUTH_PHONE_AUTOCONFIRM', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    const env = { AUTH_AUTOCONFIRM: 'true', AUTH_ANONYMOUS: 'true', AUTH_PHONE_AUTOCONFIRM: 'true' };
    auth = await startAuth({ env });
  });
  afterAll(() => auth.stop());

  const post = (body: object) => auth.service.as().post('/auth/v1/signup').send(body);

  describe('by email address', () => {
    it('are signed in at once, and no mail is sent', async () => {
      const email = freshEmail();
      const client = auth.client();
      const { session } = expectData(
        await client.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ruth Adeyemi' } } }),
      );
      expect(decodeJwt(session?.access_token ?? '')).toMatchObject({
        email,
        aal: 'aal1',
        amr: [{ method: 'password' }],
        is_anonymous: false,
      });
      const { user } = expectData(await client.auth.getUser());
      expect(user).toMatchObject({
        email,
        email_confirmed_at: auth.clock.now().toISOString(),
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { full_name: 'Ruth Adeyemi', email_verified: true },
        identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
      });
      expect((await auth.outbox()).filter(({ to }) => to === email)).toEqual([]);
      expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));
    });

    it('that exist already, refuse a second sign-up with user_already_exists', async () => {
      const email = freshEmail();
      expectData(await auth.client().auth.signUp({ email, password: PASSWORD }));
      const again = await auth.client().auth.signUp({ email, password: 'another password' });
      expect(errorOf(again)).toEqual({ status: 422, code: 'user_already_exists' });
      expect(again.error?.message).toBe('User already registered');
      expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));
    });

    it('change their address at once; the former address is told, and earlier mails to it are void', async () => {
      const email = freshEmail();
      const client = auth.client();
      const { user: before } = expectData(await client.auth.signUp({ email, password: PASSWORD }));
      expectData(await auth.client().auth.resetPasswordForEmail(email));
      const { otp } = await auth.mailTo(email);
      const newEmail = freshEmail();
      const { user } = expectData(await client.auth.updateUser({ email: newEmail }));
      expect(user).toMatchObject({
        id: before?.id,
        email: newEmail,
        identities: [{ provider: 'email', identity_data: { email: newEmail } }],
      });
      expect(user.new_email).toBeUndefined();
      expect((await auth.outbox()).filter(({ to }) => to === newEmail)).toEqual([]);
      expect((await auth.mailTo(email)).kind).toBe('email_changed');
      for (const address of [email, newEmail]) {
        const late = await auth.client().auth.verifyOtp({ email: address, token: otp, type: 'recovery' });
        expect(errorOf(late)).toEqual({ status: 403, code: 'otp_expired' });
      }
      expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }))).toEqual({
        status: 400,
        code: 'invalid_credentials',
      });
      expectData(await auth.client().auth.signInWithPassword({ email: newEmail, password: PASSWORD }));
    });

    it('cannot take somebody else’s address, and only one of two that want it at once gets it', async () => {
      const taken = freshEmail();
      expectData(await auth.client().auth.signUp({ email: taken, password: PASSWORD }));
      const [one, other] = [auth.client(), auth.client()];
      for (const client of [one, other])
        expectData(await client.auth.signUp({ email: freshEmail(), password: PASSWORD }));
      expect(errorOf(await one.auth.updateUser({ email: taken }))).toEqual({ status: 422, code: 'email_exists' });
      const wanted = freshEmail();
      const both = await Promise.all([one, other].map((client) => client.auth.updateUser({ email: wanted })));
      expect(both.map(({ error }) => error?.code).sort()).toEqual(['email_exists', undefined]);
    });

    it('open once when two sign up with one address at the same moment', async () => {
      const email = freshEmail();
      const both = await Promise.all([1, 2].map(() => post({ email, password: PASSWORD })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('replace an account that was never confirmed, and void its mail', async () => {
      const before = await startAuth({ database: auth.database });
      const email = await signUp(before);
      const { otp } = await before.mailTo(email);
      await before.stop();
      expectData(await auth.client().auth.signUp({ email, password: 'another password' }));
      const late = await auth.client().auth.verifyOtp({ email, token: otp, type: 'signup' });
      expect(errorOf(late)).toEqual({ status: 403, code: 'otp_expired' });
      expectData(await auth.client().auth.signInWithPassword({ email, password: 'another password' }));
    });

    it.each([
      [{ email: 'ruth@example.org', password: 'short' }, 422, 'weak_password'],
      [{ email: 'ruth', password: PASSWORD }, 400, 'validation_failed'],
      [{ email: 'ruth@example.org' }, 400, 'validation_failed'],
      [{ email: 'ruth@example.org', phone: '49151', password: PASSWORD }, 400, 'validation_failed'],
      [{ email: 'ruth@example.org', password: PASSWORD, data: { a: 'x'.repeat(5_000) } }, 422, 'validation_failed'],
    ])('do not open for %j', async (body, status, code) => {
      const response = await post(body);
      expect([response.status, response.body.error_code]).toEqual([status, code]);
    });
  });

  describe('by phone number', () => {
    it('are signed in at once, and later by number and password', async () => {
      const phone = freshPhone();
      const client = auth.client();
      const { session } = expectData(await client.auth.signUp({ phone, password: PASSWORD }));
      expect(decodeJwt(session?.access_token ?? '')).toMatchObject({ email: '', phone, amr: [{ method: 'password' }] });
      const { user } = expectData(await client.auth.getUser());
      const now = auth.clock.now().toISOString();
      expect(user).toMatchObject({
        email: '',
        phone,
        phone_confirmed_at: now,
        confirmed_at: now,
        app_metadata: { provider: 'phone', providers: ['phone'] },
        identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true, email_verified: false } }],
      });
      expect(user).not.toHaveProperty('email_confirmed_at');
      const spelled = `+${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`;
      const again = expectData(await auth.client().auth.signInWithPassword({ phone: spelled, password: PASSWORD }));
      expect(again.user.id).toBe(user.id);
    });

    it('answer a sign-in by an unknown number and one by a wrong password in the same words', async () => {
      const phone = freshPhone();
      expectData(await auth.client().auth.signUp({ phone, password: PASSWORD }));
      const signIn = (number: string, password: string) =>
        auth.service.as().post('/auth/v1/token?grant_type=password').send({ phone: number, password });
      const [unknown, wrong] = [await signIn(freshPhone(), PASSWORD), await signIn(phone, 'not the password')];
      expect([unknown.status, unknown.body.error_code]).toEqual([400, 'invalid_credentials']);
      expect(wrong.body).toEqual(unknown.body);
    });

    it('that exist already, refuse a second sign-up with user_already_exists, however the number is written', async () => {
      const phone = freshPhone();
      expectData(await auth.client().auth.signUp({ phone, password: PASSWORD }));
      expect(errorOf(await auth.client().auth.signUp({ phone: `+${phone}`, password: PASSWORD }))).toEqual({
        status: 422,
        code: 'user_already_exists',
      });
    });

    it.each(['0151234', '+49 (151) 234', 'ruth', '4'.repeat(16), '١٢٣٤'])(
      'are not opened for the malformed number %j',
      async (phone) => {
        for (const route of ['signup', 'token?grant_type=password']) {
          const { status, body } = await auth.service
            .as()
            .post(`/auth/v1/${route}`)
            .send({ phone, password: PASSWORD });
          expect([status, body.error_code, body.msg]).toEqual([
            400,
            'validation_failed',
            'Invalid phone number format (E.164 required)',
          ]);
        }
      },
    );
  });

  describe('with a phone number', () => {
    const signUp = async () => {
      const client = auth.client();
      const email = freshEmail();
      expectData(await client.auth.signUp({ email, password: PASSWORD }));
      return { client, email };
    };

    it('take one beside their address, and change it, without a text message', async () => {
      const { client } = await signUp();
      for (const phone of [freshPhone(), freshPhone()]) {
        const { user } = expectData(await client.auth.updateUser({ phone: `+${phone}` }));
        expect(user).toMatchObject({
          phone,
          app_metadata: { provider: 'email', providers: ['email', 'phone'] },
          identities: [{ provider: 'email' }, { provider: 'phone', identity_data: { phone } }],
        });
        expectData(await auth.client().auth.signInWithPassword({ phone, password: PASSWORD }));
      }
    });

    it('cannot take somebody else’s number, or a malformed number', async () => {
      const phone = freshPhone();
      expectData(await auth.client().auth.signUp({ phone, password: PASSWORD }));
      const { client } = await signUp();
      expect(errorOf(await client.auth.updateUser({ phone }))).toEqual({ status: 422, code: 'phone_exists' });
      expect(errorOf(await client.auth.updateUser({ phone: 'call me' }))).toEqual({
        status: 400,
        code: 'validation_failed',
      });
      expect(expectData(await client.auth.getUser()).user).toMatchObject({ phone: '', identities: [{}] });
    });

    it('do not change it for a person who knows only the password of a user with a second factor', async () => {
      const { client, email } = await signUp();
      await addFactor(auth, client);
      const thief = auth.client();
      expectData(await thief.auth.signInWithPassword({ email, password: PASSWORD }));
      expect(errorOf(await thief.auth.updateUser({ phone: freshPhone() }))).toEqual({
        status: 401,
        code: 'insufficient_aal',
      });
      expectData(await client.auth.updateUser({ phone: freshPhone() }));
    });

    it('are no longer anonymous once they have one', async () => {
      const client = auth.client();
      expectData(await client.auth.signInAnonymously());
      const phone = freshPhone();
      expect(expectData(await client.auth.updateUser({ phone })).user).toMatchObject({ phone, is_anonymous: false });
    });
  });

  it('are told of in GET /settings', async () => {
    expect((await auth.service.as().get('/auth/v1/settings')).body).toMatchObject({
      external: { email: true, phone: true, anonymous_users: true, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
    });
  });
});
