import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, freshEmail, signUpAndConfirm, PASSWORD } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('POST /signup', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  it.each([
    'not-an-email',
    'a@b',
    '@example.org',
    'a b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('with the address %s, is rejected', async (email) => {
    const result = await auth.client().auth.signUp({ email, password: PASSWORD });
    expect(errorOf(result)).toEqual({ status: 400, code: 'validation_failed' });
    expect(result.error?.message).toBe('Unable to validate email address: invalid format');
  });

  it.each([
    ['a b c', ['length']],
    ['Password123', ['pwned']],
    ['12345', ['length', 'pwned']],
  ])('with the weak password %j, is rejected: %j', async (password, reasons) => {
    const weak = await auth.client().auth.signUp({ email: freshEmail(), password });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons });
  });

  it('with a password beyond 72 bytes is rejected; of six characters, accepted', async () => {
    const long = await auth.client().auth.signUp({ email: freshEmail(), password: 'é'.repeat(37) });
    expect(errorOf(long)).toEqual({ status: 400, code: 'validation_failed' });
    expectData(await auth.client().auth.signUp({ email: freshEmail(), password: 'selah!' }));
    expectData(await auth.client().auth.signUp({ email: freshEmail(), password: 'éàüõñçøšž'.repeat(4) }));
  });

  it('with metadata beyond 4 KiB, is rejected', async () => {
    const options = { data: { full_name: 'x'.repeat(5_000) } };
    const result = await auth.client().auth.signUp({ email: freshEmail(), password: PASSWORD, options });
    expect(errorOf(result)).toEqual({ status: 422, code: 'validation_failed' });
  });

  it('without address or password, is rejected and names what is missing', async () => {
    const post = (body: object) => auth.service.as().post('/auth/v1/signup').send(body);
    expect((await post({ email: freshEmail() })).body).toMatchObject({ code: 400, error_code: 'validation_failed' });
    expect((await post({ email: 'a@example.org', phone: '1', password: PASSWORD })).body).toMatchObject({
      error_code: 'validation_failed',
    });
    expect((await post({ phone: '4912345', password: PASSWORD })).body).toMatchObject({
      code: 400,
      error_code: 'phone_provider_disabled',
    });
    expect((await post({ email: 5, password: PASSWORD })).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    });
    // The client itself refuses to ask without an address.
    const asked = await auth.client().auth.signUp({ password: PASSWORD } as never);
    expect(asked.error?.message).toBe('You must provide either an email or phone number and a password');
  });
});

describe('an auth service with sign-up switched off', () => {
  let auth: AuthUnderTest;
  let email: string;
  beforeAll(async () => {
    const before = await startAuth();
    ({ email } = await signUpAndConfirm(before));
    await before.service.stop();
    auth = await startAuth({
      database: before.database,
      env: { AUTH_DISABLE_SIGNUP: 'true', AUTH_ANONYMOUS: 'true', AUTH_PHONE_AUTOCONFIRM: 'true' },
    });
  });
  afterAll(async () => {
    await auth.stop();
    await auth.database.drop();
  });

  it.each([
    ['an address', { email: 'new@example.org', password: PASSWORD }],
    ['an address that it knows', { email: 'known', password: PASSWORD }],
    ['a number', { phone: '4915112345', password: PASSWORD }],
    ['a request without an address or a number', {}],
  ])('refuses to open an account for %s', async (_what, body) => {
    const given = 'email' in body && body.email === 'known' ? { ...body, email } : body;
    const response = await auth.service.as().post('/auth/v1/signup').send(given);
    expect([response.status, response.body.error_code]).toEqual([422, 'signup_disabled']);
  });

  it('says so in its settings, and signs in known users', async () => {
    expect((await auth.service.as().get('/auth/v1/settings')).body).toMatchObject({ disable_signup: true });
    expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));
  });
});
