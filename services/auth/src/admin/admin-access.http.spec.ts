import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPair, SignJWT, exportJWK, type CryptoKey } from 'jose';
import { signUpAndConfirm, type Person } from '../testing/accounts.js';
import { operatorOf, serviceToken } from '../testing/operator.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('the admin calls of /auth/v1', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  let theirs: CryptoKey;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    theirs = pair.privateKey;
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'theirs' }];
    auth = await startAuth({ env: { AUTH_EXTRA_JWKS: JSON.stringify({ keys }) } });
    ruth = await signUpAndConfirm(auth);
  });
  afterAll(() => auth.stop());

  const id = '7b1f6c1e-2f0a-4c59-9b43-1a2b3c4d5e6f';
  const CALLS = [
    ['get', '/admin/users'],
    ['post', '/admin/users'],
    ['get', `/admin/users/${id}`],
    ['put', `/admin/users/${id}`],
    ['delete', `/admin/users/${id}`],
    ['get', `/admin/users/${id}/factors`],
    ['put', `/admin/users/${id}/factors/${id}`],
    ['delete', `/admin/users/${id}/factors/${id}`],
    ['get', '/admin/accounts'],
    ['post', '/admin/accounts'],
    ['post', '/admin/generate_link'],
    ['post', '/invite'],
    ['get', '/admin/audit'],
    ['get', '/admin/oauth/clients'],
    ['get', '/admin/sso/providers'],
    ['get', '/admin/custom-providers'],
    ['get', `/admin/users/${id}/passkeys`],
    ['get', '/scim/v2/Users'],
  ] as const;
  const roleToken = (role: string) =>
    new SignJWT({ role, iss: 'elsewhere' })
      .setProtectedHeader({ alg: 'RS256', kid: 'theirs' })
      .setExpirationTime('1h')
      .sign(theirs);

  it.each(CALLS)('%s %s, without the token of an operator, answers 401 or 403', async (method, path) => {
    const url = `/auth/v1${path}`;
    const nobody = await auth.service.as()[method](url);
    expect([nobody.status, nobody.body.error_code]).toEqual([401, 'no_authorization']);
    const forged = await auth.service.as('forged')[method](url);
    expect([forged.status, forged.body.error_code]).toEqual([403, 'bad_jwt']);
    for (const token of [ruth.session.access_token, await roleToken('anon'), await roleToken('authenticated')]) {
      const user = await auth.service.as(token)[method](url);
      expect([user.status, user.body.error_code]).toEqual([403, 'not_admin']);
    }
  });

  it.each(CALLS)('%s %s, when the request came through a proxy, answers 404', async (method, path) => {
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const request = auth.service.as(await serviceToken(auth))[method](`/auth/v1${path}`);
      const { status, body } = await request.set(header, '127.0.0.1');
      expect([status, body.error_code]).toEqual([404, 'not_found']);
    }
  });

  it.each(['service_role', 'supabase_admin'])(
    'accept a token of the role %s signed by a key of AUTH_EXTRA_JWKS',
    async (role) => {
      await auth.service
        .as(await roleToken(role))
        .get('/auth/v1/admin/users')
        .expect(200);
    },
  );

  it('accept a token of the instance for ten minutes', async () => {
    const token = await serviceToken(auth);
    await auth.service.as(token).get('/auth/v1/admin/users').expect(200);
    auth.clock.advance(601);
    const late = await auth.service.as(token).get('/auth/v1/admin/users');
    expect([late.status, late.body.error_code]).toEqual([403, 'bad_jwt']);
  });

  it('a token of an operator is rejected by the routes of users', async () => {
    const { status, body } = await auth.service.as(await serviceToken(auth)).get('/auth/v1/user');
    expect([status, body.error_code]).toEqual([403, 'bad_jwt']);
  });

  it.each([
    ['/admin/oauth/clients', 'feature_disabled'],
    ['/admin/oauth/clients/x/regenerate_secret', 'feature_disabled'],
    ['/admin/sso/providers', 'saml_provider_disabled'],
    ['/admin/custom-providers', 'feature_disabled'],
    ['/scim/v2/Users', 'feature_disabled'],
    [`/admin/users/${id}/passkeys`, 'passkey_disabled'],
  ])('GET %s answers that it is not offered', async (path, code) => {
    const { status, body } = await auth.service.as(await serviceToken(auth)).get(`/auth/v1${path}`);
    expect([status, body.error_code]).toEqual([404, code]);
  });

  it('GET /admin/audit lists events, newest first, page by page, with ids alone', async () => {
    const operator = await operatorOf(auth);
    await operator.updateUserById(ruth.user.id, { user_metadata: { seen: true } });
    const ask = async (query: string) =>
      auth.service
        .as(await serviceToken(auth))
        .get(`/auth/v1/admin/audit?${query}`)
        .expect(200);
    const { body, headers } = await ask('per_page=2');
    expect(body).toHaveLength(2);
    expect(body[0]).toEqual({
      id: expect.any(String),
      payload: {
        action: 'user_changed_by_operator',
        actor_id: ruth.user.id,
        session_id: null,
        request_id: expect.stringMatching(/.+/),
      },
      created_at: auth.clock.now().toISOString(),
      ip_address: expect.stringMatching(/127\.0\.0\.1$/),
    });
    const total = Number(headers['x-total-count']);
    const events = (await ask('')).body as { payload: { action: string } }[];
    expect(events).toHaveLength(total);
    expect(events.map(({ payload }) => payload.action)).toEqual(
      expect.arrayContaining(['signed_up', 'confirmed', 'signed_in']),
    );
    expect(JSON.stringify(events)).not.toContain('@');
    const later = (await ask('page=2&per_page=2')).body;
    expect(later[0].id).not.toBe(body[0].id);
    const wrong = await auth.service.as(await serviceToken(auth)).get('/auth/v1/admin/audit?page=x');
    expect([wrong.status, wrong.body.error_code]).toEqual([400, 'validation_failed']);
  });
});
