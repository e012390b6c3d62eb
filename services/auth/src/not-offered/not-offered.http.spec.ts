import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, join, type Person } from '../testing/people.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const FACTOR = '0b6c1d5e-8f0a-4c59-9b43-1a2b3c4d5e6f';

describe('what is switched off', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
    ruth = await join(auth);
  });
  afterAll(() => auth.stop());

  it('anonymous sign-in', async () => {
    expect(errorOf(await auth.client().auth.signInAnonymously())).toEqual({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
  });

  it('codes and magic links', async () => {
    const { email } = ruth;
    const options = { shouldCreateUser: false };
    expect(errorOf(await auth.client().auth.signInWithOtp({ email, options }))).toEqual({
      status: 422,
      code: 'otp_disabled',
    });
    expect(errorOf(await auth.client().auth.signInWithOtp({ phone: '4912345' }))).toEqual({
      status: 400,
      code: 'phone_provider_disabled',
    });
  });

  it('single sign-on', async () => {
    expect(errorOf(await auth.client().auth.signInWithSSO({ domain: 'example.org' }))).toEqual({
      status: 404,
      code: 'saml_provider_disabled',
    });
  });

  it('sign-in with a foreign token', async () => {
    const result = await auth.client().auth.signInWithIdToken({ provider: 'google', token: 'x' });
    expect(errorOf(result)).toEqual({ status: 400, code: 'provider_disabled' });
    expect(result.error?.message).toContain('not enabled');
    const custom = await auth.client().auth.signInWithIdToken({ provider: 'custom:mine', token: 'x' });
    expect(errorOf(custom)).toEqual({ status: 400, code: 'validation_failed' });
  });

  it('sign-in with a wallet', async () => {
    const web3 = (chain: 'solana') =>
      auth.client().auth.signInWithWeb3({ chain, message: 'm', signature: new Uint8Array(64) });
    expect(errorOf(await web3('solana'))).toEqual({ status: 422, code: 'web3_provider_disabled' });
    const other = await auth.service.as().post('/auth/v1/token?grant_type=web3').send({ chain: 'bitcoin' });
    expect([other.status, other.body.error_code]).toEqual([400, 'web3_unsupported_chain']);
  });

  it('providers to be sent to', async () => {
    const response = await auth.service.as().get('/auth/v1/authorize?provider=google').expect(400);
    expect(response.body).toMatchObject({
      error_code: 'validation_failed',
      msg: expect.stringMatching(/^Unsupported provider/),
    });
  });

  it.each(['totp', 'phone'] as const)('a second factor by %s', async (factorType) => {
    const parameters = factorType === 'phone' ? { factorType, phone: '4912345' } : { factorType };
    expect(errorOf(await ruth.client.auth.mfa.enroll(parameters))).toEqual({
      status: 422,
      code: `mfa_${factorType}_enroll_not_enabled`,
    });
  });

  it('using or removing a second factor, of which there are none', async () => {
    expect(errorOf(await ruth.client.auth.mfa.challenge({ factorId: FACTOR }))).toEqual({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect(
      errorOf(await ruth.client.auth.mfa.verify({ factorId: FACTOR, challengeId: FACTOR, code: '123456' })),
    ).toEqual({ status: 404, code: 'mfa_factor_not_found' });
    expect(errorOf(await ruth.client.auth.mfa.unenroll({ factorId: FACTOR }))).toEqual({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await ruth.client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('linking and unlinking identities', async () => {
    expect(errorOf(await ruth.client.auth.linkIdentity({ provider: 'google' }))).toEqual({
      status: 404,
      code: 'manual_linking_disabled',
    });
    const [identity] = (await ruth.client.auth.getUserIdentities()).data?.identities ?? [];
    if (!identity) throw new Error('There is no identity.');
    expect(errorOf(await ruth.client.auth.unlinkIdentity(identity))).toEqual({
      status: 404,
      code: 'manual_linking_disabled',
    });
  });

  it.each(['factors', `factors/${FACTOR}/challenge`])('and asks who it is before it says so: %s', async (route) => {
    const response = await auth.service.as().post(`/auth/v1/${route}`).send({});
    expect([response.status, response.body.error_code]).toEqual([401, 'no_authorization']);
  });

  it.each([
    ['passkeys/registration', 'passkey_disabled'],
    ['oauth/authorize', 'feature_disabled'],
    ['user/oauth/grants', 'feature_disabled'],
    ['admin/users', 'not_found'],
    ['admin/generate_link', 'not_found'],
    ['invite', 'not_found'],
    ['reauthenticate', 'not_found'],
  ])('%s', async (route, code) => {
    const response = await auth.service.as(ruth.session.access_token).get(`/auth/v1/${route}`);
    expect([response.status, response.body.error_code]).toEqual([404, code]);
  });
});
