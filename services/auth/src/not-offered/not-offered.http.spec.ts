import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, signUpAndConfirm, PASSWORD, type Person } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('a way of signing in that is not offered is rejected by name', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
    ruth = await signUpAndConfirm(auth);
  });
  afterAll(() => auth.stop());

  it('for anonymous sign-in', async () => {
    expect(errorOf(await auth.client().auth.signInAnonymously())).toEqual({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
  });

  it('for codes by text message', async () => {
    expect(errorOf(await auth.client().auth.signInWithOtp({ phone: '4912345' }))).toEqual({
      status: 400,
      code: 'phone_provider_disabled',
    });
  });

  it('for single sign-on', async () => {
    expect(errorOf(await auth.client().auth.signInWithSSO({ domain: 'example.org' }))).toEqual({
      status: 404,
      code: 'saml_provider_disabled',
    });
  });

  it('for sign-in with a foreign token', async () => {
    const result = await auth.client().auth.signInWithIdToken({ provider: 'google', token: 'x' });
    expect(errorOf(result)).toEqual({ status: 400, code: 'provider_disabled' });
    expect(result.error?.message).toBe('Provider (issuer "https://accounts.google.com") is not enabled');
    const custom = await auth.client().auth.signInWithIdToken({ provider: 'custom:mine', token: 'x' });
    expect(errorOf(custom)).toEqual({ status: 400, code: 'validation_failed' });
    const { status, body } = await auth.service.as().post('/auth/v1/token?grant_type=id_token').send({});
    expect([status, body.error, body.error_description]).toEqual([400, 'invalid request', 'id_token required']);
  });

  it('for sign-in with a wallet', async () => {
    const web3 = (chain: 'solana') =>
      auth.client().auth.signInWithWeb3({ chain, message: 'm', signature: new Uint8Array(64) });
    expect(errorOf(await web3('solana'))).toEqual({ status: 422, code: 'web3_provider_disabled' });
    const other = await auth.service.as().post('/auth/v1/token?grant_type=web3').send({ chain: 'bitcoin' });
    expect([other.status, other.body.error_code]).toEqual([400, 'web3_unsupported_chain']);
  });

  it('for providers that a browser would be sent to', async () => {
    const response = await auth.service.as().get('/auth/v1/authorize?provider=google').expect(400);
    expect(response.body).toMatchObject({
      error_code: 'validation_failed',
      msg: expect.stringMatching(/^Unsupported provider/),
    });
  });

  it('for phone numbers to sign up or in with', async () => {
    const credentials = { phone: '+49 151 12345', password: PASSWORD };
    expect(errorOf(await auth.client().auth.signUp(credentials))).toEqual({
      status: 400,
      code: 'phone_provider_disabled',
    });
    expect(errorOf(await auth.client().auth.signInWithPassword(credentials))).toEqual({
      status: 422,
      code: 'phone_provider_disabled',
    });
  });

  it.each([
    ['passkeys/registration', 'passkey_disabled'],
    ['oauth/authorize', 'feature_disabled'],
    ['user/oauth/grants', 'feature_disabled'],
    ['admin/generate_link', 'not_found'],
    ['invite', 'not_found'],
  ])('at GET /auth/v1/%s', async (route, code) => {
    const response = await auth.service.as(ruth.session.access_token).get(`/auth/v1/${route}`);
    expect([response.status, response.body.error_code]).toEqual([404, code]);
  });
});
