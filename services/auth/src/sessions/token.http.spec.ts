import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash as bcrypt } from 'bcryptjs';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import {
  errorOf,
  expectData,
  freshEmail,
  signUpAndConfirm,
  PASSWORD,
  type Person,
  signInAgain,
  stateOf,
} from '../testing/accounts.js';
import { type AuthUnderTest, SITE_URL, startAuth } from '../testing/start-auth.js';

describe('POST /token?grant_type=password', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
    ruth = await signUpAndConfirm(auth, { full_name: 'Ruth Adeyemi' });
  });
  afterAll(() => auth.stop());

  it('for an unknown user and a wrong password, gives the same answer', async () => {
    const post = (email: string, password: string) =>
      auth.service.as().post('/auth/v1/token?grant_type=password').send({ email, password });
    const unknown = await post(freshEmail(), PASSWORD);
    const wrong = await post(ruth.email, 'not the password');
    const endless = await post(ruth.email, 'x'.repeat(100_000));
    expect(unknown.status).toBe(400);
    expect(unknown.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(wrong.body).toEqual(unknown.body);
    expect(endless.body).toEqual(unknown.body);
    expect(wrong.status).toBe(unknown.status);
    const { name } = (await auth.client().auth.signInWithPassword({ email: ruth.email, password: 'x' })).error ?? {};
    expect(name).toBe('AuthApiError');
  });

  it('with the address in any case, opens a session', async () => {
    const { session } = expectData(
      await auth.client().auth.signInWithPassword({ email: ` ${ruth.email.toUpperCase()} `, password: PASSWORD }),
    );
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3_600, user: { id: ruth.user.id } });
    expect(session.expires_at).toBe(Math.floor(auth.clock.now().getTime() / 1_000) + 3_600);
    expect(session.refresh_token).toMatch(/^[\w-]{50,}$/);
    expect(session.user.last_sign_in_at).toBe(auth.clock.now().toISOString());
  });

  it('with a password that counts as weak now, opens a session and says so', async () => {
    const naomi = await signUpAndConfirm(auth);
    const imported = await bcrypt('Welcome1', 4);
    await auth.database.query('update auth.users set password_hash = $1 where id = $2', [imported, naomi.user.id]);
    const signIn = () => auth.client().auth.signInWithPassword({ email: naomi.email, password: 'Welcome1' });
    for (const { data, error } of [await signIn(), await signIn()]) {
      expect(error).toBeNull();
      expect(data.session?.access_token).toEqual(expect.any(String));
      expect(data.weakPassword).toEqual({
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
        reasons: ['pwned'],
      });
    }
    const { session, weakPassword } = expectData(
      await auth.client().auth.signInWithPassword({ email: ruth.email, password: PASSWORD }),
    );
    expect(weakPassword).toBeUndefined();
    expect(session).not.toHaveProperty('weak_password');
  });

  it('answers with cache-control: no-store', async () => {
    const response = await auth.service
      .as()
      .post('/auth/v1/token?grant_type=password')
      .send({ email: ruth.email, password: PASSWORD })
      .expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('signs access tokens with an asymmetric key that the key set holds', async () => {
    const { session } = await signInAgain(auth, ruth);
    const { keys } = (await auth.service.as().get('/auth/v1/.well-known/jwks.json').expect(200)).body;
    expect(decodeProtectedHeader(session.access_token)).toMatchObject({ alg: 'ES256', kid: keys[0].kid });
  });

  it('puts every claim into the access token', async () => {
    const { session } = await signInAgain(auth, ruth);
    const now = Math.floor(auth.clock.now().getTime() / 1_000);
    expect(decodeJwt(session.access_token)).toEqual({
      iss: `${SITE_URL}/auth/v1`,
      sub: ruth.user.id,
      aud: 'authenticated',
      exp: now + 3_600,
      iat: now,
      jti: expect.any(String),
      email: ruth.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ruth Adeyemi', email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: now }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
      second_factor: false,
    });
    expect(decodeJwt(ruth.session.access_token)['amr']).toEqual([{ method: 'otp', timestamp: now }]);
  });

  it('answers tokens whose claims the client can verify by itself', async () => {
    const { client } = await signInAgain(auth, ruth);
    const { claims, header } = expectData(await client.auth.getClaims()) ?? {};
    expect(claims).toMatchObject({ sub: ruth.user.id, role: 'authenticated' });
    expect(header).toMatchObject({ alg: 'ES256' });
  });

  it('answers tokens by which the client can fetch the user', async () => {
    const { client, session } = await signInAgain(auth, ruth);
    expect(expectData(await client.auth.getUser()).user).toEqual(session.user);
  });

  it('for a banned user, is rejected, with the reason only after the right password', async () => {
    const banned = await signUpAndConfirm(auth);
    await auth.database.query(`update auth.users set banned_until = '2999-01-01' where id = $1`, [banned.user.id]);
    const { email } = banned;
    expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }))).toEqual({
      status: 400,
      code: 'user_banned',
    });
    expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: 'wrong one' }))).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(errorOf(await banned.client.auth.refreshSession())).toEqual({ status: 400, code: 'user_banned' });
    expect(errorOf(await auth.client().auth.getUser(banned.session.access_token))).toEqual({
      status: 403,
      code: 'user_banned',
    });
  });

  it.each([
    ['password', {}, 400, 'validation_failed'],
    ['password', { email: 'a@example.org', phone: '1', password: 'x' }, 400, 'validation_failed'],
    ['password', { phone: '4912345', password: 'x' }, 422, 'phone_provider_disabled'],
    ['password', { email: 'nonsense', password: 'x' }, 400, 'validation_failed'],
    ['password', { email: 'a@example.org' }, 400, 'invalid_credentials'],
    ['refresh_token', {}, 400, 'validation_failed'],
    ['refresh_token', { refresh_token: { a: 1 } }, 400, 'validation_failed'],
    ['pkce', {}, 400, 'validation_failed'],
    ['pkce', { auth_code: 'a', code_verifier: 'b' }, 404, 'flow_state_not_found'],
    ['client_credentials', {}, 400, 'invalid_credentials'],
    ['', {}, 400, 'invalid_credentials'],
  ])('with grant %j of %j, is rejected', async (grant, body, status, code) => {
    const response = await auth.service.as().post(`/auth/v1/token?grant_type=${grant}`).send(body);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
  });

  it('with the old password while it is being changed, opens no session', async () => {
    const naomi = await signUpAndConfirm(auth);
    const [outcome] = await Promise.all([
      auth.client().auth.signInWithPassword({ email: naomi.email, password: PASSWORD }),
      naomi.client.auth.updateUser({ password: 'quite another one' }),
    ]);
    const sessions = await auth.database.query('select id from auth.sessions where user_id = $1', [naomi.user.id]);
    // Whichever comes first, only the session that made the change is left.
    if (outcome.data.session) expect(await stateOf(auth, outcome.data.session)).toEqual([403, 'session_not_found']);
    expect(sessions).toHaveLength(1);
  });
});
