import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  openLink,
  PASSWORD,
  signUp,
} from '../testing/accounts.js';
import { type AuthUnderTest, SITE_URL, startAuth } from '../testing/start-auth.js';

describe('POST /signup', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  it('opens an account without a session and keeps the metadata', async () => {
    const email = freshEmail();
    const options = { data: { full_name: 'Ruth Adeyemi', completed_onboarding: false } };
    const { user, session } = expectData(await auth.client().auth.signUp({ email, password: PASSWORD, options }));
    expect(session).toBeNull();
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: options.data,
      is_anonymous: false,
    });
    expect(user?.confirmation_sent_at).toBeTruthy();
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect(user).not.toHaveProperty('password_hash');
  });

  it('creates one email identity', async () => {
    const email = freshEmail();
    const { user } = expectData(await auth.client().auth.signUp({ email, password: PASSWORD }));
    expect(user?.identities).toEqual([
      expect.objectContaining({
        identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        id: user?.id,
        user_id: user?.id,
        provider: 'email',
        email,
        identity_data: { sub: user?.id, email, email_verified: false, phone_verified: false },
      }),
    ]);
  });

  it('refuses sign-in before the address is confirmed, and tells the reason only after the right password', async () => {
    const email = await signUp(auth);
    const right = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(errorOf(right)).toEqual({ status: 400, code: 'email_not_confirmed' });
    const wrong = await auth.client().auth.signInWithPassword({ email, password: 'something else' });
    expect(errorOf(wrong)).toEqual({ status: 400, code: 'invalid_credentials' });
  });

  it('mails a six-digit code and a link', async () => {
    const email = await signUp(auth);
    const mail = await auth.mailTo(email);
    expect(mail).toMatchObject({ to: email, kind: 'signup', subject: expect.stringContaining('Berea') });
    expect(mail.otp).toMatch(/^\d{6}$/);
    expect(mail.text).toContain(mail.otp);
    expect(mail.text).toContain(mail.link);
    const link = new URL(mail.link);
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE_URL}/auth/v1/verify`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: mail.token_hash,
      type: 'signup',
      redirect_to: SITE_URL,
    });
  });

  it('mails a link that signs in, with everything in the fragment, and the client takes that over', async () => {
    const email = await signUp(auth);
    const { link } = await auth.mailTo(email);
    const { response, target, fragment } = await openLink(auth, link);
    expect(response.status).toBe(303);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(`${SITE_URL}/`);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(Object.fromEntries(fragment)).toMatchObject({
      expires_in: '3600',
      sb: '',
      token_type: 'bearer',
      type: 'signup',
    });

    const client = auth.client();
    const tokens = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    };
    const { user } = expectData(await client.auth.setSession(tokens));
    expect(user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(user?.email_confirmed_at).toBeTruthy();
    expect(user?.confirmed_at).toBe(user?.email_confirmed_at);
    expect(user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
  });

  it('mails a link that can be used once', async () => {
    const email = await signUp(auth);
    const { link } = await auth.mailTo(email);
    await openLink(auth, link);
    const { response, fragment } = await openLink(auth, link);
    expect(response.status).toBe(303);
    expect(Object.fromEntries(fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  it('mails a link that a HEAD request does not confirm', async () => {
    const email = await signUp(auth);
    const { link } = await auth.mailTo(email);
    const looked = await fetch(`${auth.url}/verify${new URL(link).search}`, { method: 'HEAD', redirect: 'manual' });
    expect(looked.status).toBeGreaterThanOrEqual(400);
    const { fragment } = await openLink(auth, link);
    expect(fragment.get('type')).toBe('signup');
  });

  it.each(['signup', 'email'] as const)('is confirmed by the code as type %s, and by no other code', async (type) => {
    const email = await signUp(auth);
    const { otp, link } = await auth.mailTo(email);
    const session = expectSession(expectData(await auth.client().auth.verifyOtp({ email, token: otp, type })));
    expect(session.user.email_confirmed_at).toBeTruthy();
    expect(errorOf(await auth.client().auth.verifyOtp({ email, token: otp, type }))).toEqual({
      status: 403,
      code: 'otp_expired',
    });
    expect((await openLink(auth, link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('is confirmed by the token of the link without opening it', async () => {
    const email = await signUp(auth);
    const { token_hash } = await auth.mailTo(email);
    expect(errorOf(await auth.client().auth.verifyOtp({ token_hash, type: 'recovery' }))).toEqual({
      status: 403,
      code: 'otp_expired',
    });
    const session = expectSession(expectData(await auth.client().auth.verifyOtp({ token_hash, type: 'email' })));
    expect(session.user.email).toBe(email);
  });

  it('with a taken address, answers as for a new one, changes nothing, and tells its owner by mail', async () => {
    const { email, user: owner } = await signUpAndConfirm(auth);
    const again = {
      email: email.toUpperCase(),
      password: 'another password',
      options: { data: { full_name: 'Mallory' } },
    };
    const { user, session } = expectData(await auth.client().auth.signUp(again));
    expect(session).toBeNull();
    expect(user).toMatchObject({ email, role: '', identities: [], user_metadata: { full_name: 'Mallory' } });
    expect(user?.id).not.toBe(owner.id);
    expect(user?.confirmation_sent_at).toBeTruthy();
    const told = await auth.mailTo(email);
    expect(told).toMatchObject({
      kind: 'account_exists',
      subject: 'You have an account with Berea',
      link: '',
      otp: '',
    });
    expect(told.text).toContain('It has an account already: sign in, or reset your password.');
    expect(told.text).toMatch(/Sign in:\nhttp:\S+\/login\n\nReset my password:\nhttp:\S+\/forgot-password\n/);
    expectData(await auth.client().auth.resend({ type: 'signup', email }));
    const kinds = (await auth.outbox()).filter(({ to }) => to === email).map(({ kind }) => kind);
    expect(kinds).toEqual(['signup', 'account_exists', 'account_exists']);
    expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: again.password }))).toEqual({
      status: 400,
      code: 'invalid_credentials',
    });
    expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));
  });

  it('again for an unconfirmed address, sets the later password, and voids the earlier mail', async () => {
    const email = await signUp(auth);
    const earlier = await auth.mailTo(email);
    const mine = { email, password: 'my own password', options: { data: { full_name: 'Ruth' } } };
    expectData(await auth.client().auth.signUp(mine));
    expect((await openLink(auth, earlier.link)).fragment.get('error_code')).toBe('otp_expired');
    const { otp } = await auth.mailTo(email);
    expectData(await auth.client().auth.verifyOtp({ email, token: otp, type: 'signup' }));
    expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }))).toMatchObject({
      code: 'invalid_credentials',
    });
    const { user } = expectData(await auth.client().auth.signInWithPassword({ email, password: mine.password }));
    expect(user.user_metadata).toMatchObject({ full_name: 'Ruth' });
  });

  it('twice at once for one address, opens one account', async () => {
    const email = freshEmail();
    const results = await Promise.all([1, 2, 3].map(() => auth.client().auth.signUp({ email, password: PASSWORD })));
    expect(new Set(results.map((result) => expectData(result).user?.id)).size).toBe(1);
  });

  it('treats nulls as left out, and ignores unknown keys', async () => {
    const body = {
      email: freshEmail(),
      password: PASSWORD,
      data: null,
      phone: null,
      code_challenge: null,
      gotrue_meta_security: {},
      role: 'service_role',
      app_metadata: { admin: true },
    };
    const response = await auth.service.as().post('/auth/v1/signup').send(body).expect(200);
    expect(response.body).toMatchObject({
      role: 'authenticated',
      user_metadata: {},
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });
});
