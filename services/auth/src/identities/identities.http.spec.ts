import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserIdentity } from '@supabase/supabase-js';
import { errorOf, expectData, signUpAndConfirm, type Person, PASSWORD } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const UNKNOWN = '0b6c1d5e-8f0a-4c59-9b43-1a2b3c4d5e6f';

const identitiesOf = async ({ client }: Person): Promise<UserIdentity[]> =>
  expectData(await client.auth.getUserIdentities()).identities;

describe('the identities of a user, under /user/identities', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
    ruth = await signUpAndConfirm(auth, { full_name: 'Ruth Adeyemi' });
  });
  afterAll(() => auth.stop());

  it('are listed with the user', async () => {
    const { id } = ruth.user;
    expect(await identitiesOf(ruth)).toEqual([
      {
        identity_id: expect.stringMatching(/^[\da-f-]{36}$/),
        id,
        user_id: id,
        provider: 'email',
        email: ruth.email,
        identity_data: {
          sub: id,
          email: ruth.email,
          email_verified: true,
          phone_verified: false,
          full_name: 'Ruth Adeyemi',
        },
        last_sign_in_at: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
  });

  it('are neither linked nor unlinked by hand, unless AUTH_MANUAL_LINKING is set', async () => {
    const disabled = { status: 404, code: 'manual_linking_disabled' };
    expect(errorOf(await ruth.client.auth.linkIdentity({ provider: 'google' }))).toEqual(disabled);
    const [identity] = await identitiesOf(ruth);
    if (!identity) throw new Error('There is no identity.');
    expect(errorOf(await ruth.client.auth.unlinkIdentity(identity))).toEqual(disabled);
  });

  it('answer 401 without sign-in', async () => {
    const response = await auth.service.as().get('/auth/v1/user/identities/authorize?provider=google');
    expect([response.status, response.body.error_code]).toEqual([401, 'no_authorization']);
  });
});

describe('DELETE /user/identities/{id}, with AUTH_MANUAL_LINKING', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth({ env: { AUTH_MANUAL_LINKING: 'true', AUTH_PHONE_AUTOCONFIRM: 'true' } });
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
  });

  const unlink = (id: string, token = ruth.session.access_token) =>
    auth.service.as(token).delete(`/auth/v1/user/identities/${id}`).set('content-type', 'application/json');

  /** An operator gives the user a number beside the address. */
  const addNumber = async ({ user }: Person, phone: string): Promise<void> => {
    const { id } = user;
    await auth.database.query(
      `update auth.users set phone = $2, phone_confirmed_at = now(),
         app_metadata = '{"provider":"email","providers":["email","phone"]}' where id = $1`,
      [id, phone],
    );
    await auth.database.query(
      `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
       values (gen_random_uuid(), $1, 'phone', $2, '{}', now(), now())`,
      [id, id],
    );
  };

  it('of the only identity, is rejected', async () => {
    const [identity] = await identitiesOf(ruth);
    if (!identity) throw new Error('There is no identity.');
    expect(errorOf(await ruth.client.auth.unlinkIdentity(identity))).toEqual({
      status: 422,
      code: 'single_identity_not_deletable',
    });
  });

  it('of one of two identities, removes it and that way of signing in', async () => {
    await addNumber(ruth, '4915100001');
    expectData(await auth.client().auth.signInWithPassword({ phone: '4915100001', password: PASSWORD }));
    const phone = (await identitiesOf(ruth)).find(({ provider }) => provider === 'phone');
    if (!phone) throw new Error('There is no number.');
    expect(expectData(await ruth.client.auth.unlinkIdentity(phone))).toEqual({});
    const { user } = expectData(await ruth.client.auth.getUser());
    expect(user).toMatchObject({ phone: '', email: ruth.email, app_metadata: { providers: ['email'] } });
    expect(user.identities).toMatchObject([{ provider: 'email' }]);
    const signIn = await auth.client().auth.signInWithPassword({ phone: '4915100001', password: PASSWORD });
    expect(errorOf(signIn)).toEqual({ status: 400, code: 'invalid_credentials' });
  });

  it('of the email identity, removes the address and voids what was mailed to it', async () => {
    await addNumber(ruth, '4915100002');
    await auth.client().auth.resetPasswordForEmail(ruth.email);
    const { token_hash } = await auth.mailTo(ruth.email);
    const email = (await identitiesOf(ruth)).find(({ provider }) => provider === 'email');
    await unlink(email?.identity_id ?? '').expect(200);
    const late = await auth.client().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(errorOf(late)).toEqual({ status: 403, code: 'otp_expired' });
    const { user } = expectData(await ruth.client.auth.getUser());
    expect(user).toMatchObject({ email: '', phone: '4915100002', app_metadata: { provider: 'phone' } });
  });

  it("of another user's identity or an unknown one, answers 422 identity_not_found", async () => {
    const naomi = await signUpAndConfirm(auth);
    await addNumber(ruth, '4915100003');
    const [foreign] = await identitiesOf(naomi);
    for (const id of [foreign?.identity_id ?? '', UNKNOWN]) {
      const response = await unlink(id);
      expect([response.status, response.body.error_code]).toEqual([422, 'identity_not_found']);
    }
    expect(await identitiesOf(naomi)).toHaveLength(1);
  });

  it('with an id that is no UUID, answers 404', async () => {
    const response = await unlink('email');
    expect([response.status, response.body.error_code]).toEqual([404, 'validation_failed']);
  });

  it('without a token, answers 401', async () => {
    const response = await auth.service.as().delete(`/auth/v1/user/identities/${UNKNOWN}`);
    expect([response.status, response.body.error_code]).toEqual([401, 'no_authorization']);
  });

  it('lets no identities be linked, since there are no providers', async () => {
    expect(errorOf(await ruth.client.auth.linkIdentity({ provider: 'google' }))).toEqual({
      status: 400,
      code: 'validation_failed',
    });
  });
});
