import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  methodsOf,
  openLink,
  PASSWORD,
  signUp,
} from '../testing/accounts.js';
import { type AuthUnderTest, SITE_URL, startAuth } from '../testing/start-auth.js';

describe('sign-in by a magic link', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  const ask = (email: string, options: object = {}) => auth.client().auth.signInWithOtp({ email, options });
  const post = (route: string, body: object) => auth.service.as().post(`/auth/v1/${route}`).send(body);

  it('signs in, by the link, a user who has an account', async () => {
    const { email, user } = await signUpAndConfirm(auth);
    const { data, error } = await ask(email, { emailRedirectTo: `${SITE_URL}/notes` });
    expect([data, error]).toEqual([{ user: null, session: null, messageId: undefined }, null]);
    const { link, kind, subject } = await auth.mailTo(email);
    expect([kind, subject]).toEqual(['magiclink', 'Your link to sign in to Berea']);
    const { target, fragment } = await openLink(auth, link);
    expect(target.pathname).toBe('/notes');
    expect(fragment.get('type')).toBe('magiclink');
    const client = auth.client();
    const tokens = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    };
    const session = expectSession(expectData(await client.auth.setSession(tokens)));
    expect(session.user.id).toBe(user.id);
    expect(methodsOf(session)).toEqual(['otp']);
  });

  it.each(['magiclink', 'email'] as const)('takes the code as type %s, once', async (type) => {
    const { email } = await signUpAndConfirm(auth);
    expectData(await ask(email));
    const { otp } = await auth.mailTo(email);
    for (const other of ['signup', 'recovery', 'invite', 'email_change'] as const)
      expect(errorOf(await auth.client().auth.verifyOtp({ email, token: otp, type: other }))).toEqual({
        status: 403,
        code: 'otp_expired',
      });
    expectSession(expectData(await auth.client().auth.verifyOtp({ email, token: otp, type })));
    expect(errorOf(await auth.client().auth.verifyOtp({ email, token: otp, type }))).toMatchObject({
      code: 'otp_expired',
    });
  });

  it('takes the token of the link without opening it', async () => {
    const { email } = await signUpAndConfirm(auth);
    expectData(await ask(email));
    const { token_hash } = await auth.mailTo(email);
    const session = expectSession(expectData(await auth.client().auth.verifyOtp({ token_hash, type: 'magiclink' })));
    expect(session.user.email).toBe(email);
  });

  it('opens an account for an unknown address, without a password until its user sets one', async () => {
    const email = freshEmail();
    const client = auth.client();
    const options = { data: { full_name: 'Ruth Adeyemi' } };
    expectData(await client.auth.signInWithOtp({ email, options }));
    const { otp, kind } = await auth.mailTo(email);
    expect(kind).toBe('signup');
    const { user } = expectSession(expectData(await client.auth.verifyOtp({ email, token: otp, type: 'email' })));
    expect(user.user_metadata).toMatchObject({ full_name: 'Ruth Adeyemi', email_verified: true });
    expect(user.identities).toHaveLength(1);
    const signIn = (password: string) => auth.client().auth.signInWithPassword({ email, password });
    expect(errorOf(await signIn(PASSWORD))).toEqual({ status: 400, code: 'invalid_credentials' });
    expect(errorOf(await signIn(''))).toMatchObject({ status: 400 });
    expectData(await client.auth.updateUser({ password: PASSWORD }));
    expectData(await signIn(PASSWORD));
  });

  it('does not validate a password that someone else had set for the address', async () => {
    const email = await signUp(auth);
    const earlier = await auth.mailTo(email);
    expectData(await ask(email));
    // The new mail voids the earlier one, and may be written after the answer.
    const { otp } = await auth.mailTo(email);
    expect((await openLink(auth, earlier.link)).fragment.get('error_code')).toBe('otp_expired');
    expectData(await auth.client().auth.verifyOtp({ email, token: otp, type: 'email' }));
    expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }))).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('with create_user false, opens no account', async () => {
    const email = freshEmail();
    const refused = await ask(email, { shouldCreateUser: false });
    expect(errorOf(refused)).toEqual({ status: 422, code: 'otp_disabled' });
    expect(refused.error?.message).toBe('Signups not allowed for otp');
    expect(await auth.database.query('select 1 from auth.users where email = $1', [email])).toEqual([]);
    const { email: known } = await signUpAndConfirm(auth);
    expectData(await ask(known, { shouldCreateUser: false }));
    expect((await auth.mailTo(known)).kind).toBe('magiclink');
  });

  it('leaves the metadata of an existing account as they are', async () => {
    const { email } = await signUpAndConfirm(auth, { full_name: 'Ruth Adeyemi' });
    expectData(await ask(email, { data: { full_name: 'Mallory' } }));
    const { otp } = await auth.mailTo(email);
    const session = expectSession(expectData(await auth.client().auth.verifyOtp({ email, token: otp, type: 'email' })));
    expect(session.user.user_metadata).toMatchObject({ full_name: 'Ruth Adeyemi' });
  });

  it('is asked for at POST /magiclink as well', async () => {
    const { email } = await signUpAndConfirm(auth);
    expect((await post('magiclink', { email }).expect(200)).body).toEqual({});
    expect((await auth.mailTo(email)).kind).toBe('magiclink');
  });

  it.each([
    ['otp', {}, 400, 'validation_failed'],
    ['otp', { email: 'nonsense' }, 400, 'validation_failed'],
    ['otp', { email: 'a@example.org', phone: '4912345' }, 400, 'validation_failed'],
    ['otp', { email: 'a@example.org', create_user: 'yes' }, 400, 'validation_failed'],
    ['otp', { email: 'a@example.org', data: [1] }, 400, 'validation_failed'],
    ['otp', { phone: '4912345' }, 400, 'phone_provider_disabled'],
    ['magiclink', {}, 422, 'validation_failed'],
    ['magiclink', { email: 'nonsense' }, 400, 'validation_failed'],
  ])('at POST %s, refuses %j', async (route, body, status, code) => {
    const response = await post(route, body);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
  });

  it('on an instance with sign-up switched off, opens no account', async () => {
    const closed = await startAuth({ env: { AUTH_DISABLE_SIGNUP: 'true' } });
    try {
      const refused = await closed.client().auth.signInWithOtp({ email: freshEmail() });
      expect(errorOf(refused)).toEqual({ status: 422, code: 'signup_disabled' });
    } finally {
      await closed.stop();
    }
  });
});
