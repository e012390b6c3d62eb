import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { signUpAndConfirm, PASSWORD, type Person } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const VERSION = 'x-supabase-api-version';

const manifest = path.join(import.meta.dirname, '../../../../package.json');
const product = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };

describe('the wire protocol of GoTrue', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
    ruth = await signUpAndConfirm(auth);
  });
  afterAll(() => auth.stop());

  it('writes an error, without an API version, in the older shape', async () => {
    const response = await auth.service.as().get('/auth/v1/user').expect(401);
    expect(response.body).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    expect(response.headers['x-sb-error-code']).toBe('no_authorization');
    expect(response.headers).not.toHaveProperty(VERSION);
  });

  it('writes an error, with an API version, in the newer shape and names the version', async () => {
    const response = await auth.service
      .as('publishable-key')
      .get('/auth/v1/user')
      .set(VERSION, '2024-01-01')
      .expect(403);
    expect(response.body).toEqual({ code: 'bad_jwt', message: expect.stringMatching(/^invalid JWT/) });
    expect(response.headers).toMatchObject({ [VERSION]: '2024-01-01', 'x-sb-error-code': 'bad_jwt' });
    const old = await auth.service.as('x').get('/auth/v1/user').set(VERSION, '2023-12-31');
    expect(old.body).toMatchObject({ code: 403, error_code: 'bad_jwt' });
  });

  it.each([
    ['malformed JSON', '{"email":', 400, 'bad_json'],
    ['no object', '[1]', 400, 'bad_json'],
    ['a text', '"text"', 400, 'bad_json'],
    ['a NUL', '{"email":"a\\u0000@example.org"}', 400, 'validation_failed'],
    ['an unpaired surrogate', '{"password":"\\ud800aaaaaaa"}', 400, 'validation_failed'],
    ['5,000 levels', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400, 'bad_json'],
    ['a prototype key', '{"__proto__":{"a":1}}', 400, 'bad_json'],
    ['10 MB', JSON.stringify({ email: 'x'.repeat(10_000_000) }), 413, 'request_entity_too_large'],
  ])('rejects a body with %s', async (_name, body, status, code) => {
    for (const route of ['signup', 'token?grant_type=password', 'verify', 'recover']) {
      const response = await fetch(`${auth.url}/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [VERSION]: '2024-01-01' },
        body,
      });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    }
  });

  it('rejects form data, a NUL in the address and unknown routes in the shape of its errors', async () => {
    const form = await auth.service.as().post('/auth/v1/signup').type('form').send({ email: 'a@example.org' });
    expect([form.status, form.body.error_code]).toEqual([415, 'bad_json']);
    const nul = await auth.service.as().get('/auth/v1/verify?token=%00&type=signup');
    expect([nul.status, nul.body.error_code]).toEqual([400, 'bad_json']);
    const unknown = await auth.service.as().get('/auth/v1/nothing-here');
    expect([unknown.status, unknown.body.error_code]).toEqual([404, 'not_found']);
  });

  it('rejects tokens without algorithm, of a shared secret, another key, audience or issuer', async () => {
    const claims = decodeJwt(ruth.session.access_token);
    const [header = '', payload = ''] = ruth.session.access_token.split('.');
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const { keys } = (await auth.service.as().get('/auth/v1/.well-known/jwks.json')).body;
    const confused = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`;
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const foreign = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
    const tokens = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${confused}.${createHmac('sha256', JSON.stringify(keys[0])).update(confused).digest('base64url')}`,
      foreign,
      ...(await Promise.all(
        [
          { kid: 'unknown' },
          { jku: 'http://127.0.0.1:9/jwks.json' },
          { x5u: 'http://127.0.0.1:9/key.pem' },
          { jwk },
        ].map((named) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, ...named }).sign(privateKey)),
      )),
      `${ruth.session.access_token.slice(0, -4)}AAAA`,
      'x'.repeat(9_000),
    ];
    for (const token of tokens) {
      const response = await auth.service.as(token).get('/auth/v1/user');
      expect([response.status, response.body.error_code]).toEqual([403, 'bad_jwt']);
    }
    await auth.service.as(ruth.session.access_token).get('/auth/v1/user').expect(200);
  });

  it('shows public halves alone in its key set', async () => {
    const response = await auth.service.as().get('/auth/v1/.well-known/jwks.json').expect(200);
    expect(response.headers['cache-control']).toBe('public, max-age=600');
    expect(response.body).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
          kid: expect.any(String),
          x: expect.any(String),
          y: expect.any(String),
        },
      ],
    });
  });

  it('names the service and what it offers at GET health and settings', async () => {
    expect((await auth.service.as().get('/auth/v1/health').expect(200)).body).toMatchObject({
      name: 'GoTrue',
      version: product.version,
    });
    const { body } = await auth.service.as().get('/auth/v1/settings').expect(200);
    expect(body).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
      local_mailbox: true,
      mail_unavailable: false,
    });
    expect(body.external).toMatchObject({ email: true, phone: false, anonymous_users: false, google: false });
    expect(Object.values(body.external).every((value) => typeof value === 'boolean')).toBe(true);
  });

  it('answers 200 at /health/ready while the database answers', async () => {
    await auth.service.as().get('/health/ready').expect(200);
  });

  it('when a statement fails in the database, answers 500 without its words, and 200 afterwards', async () => {
    await auth.database.query('alter table auth.users rename to users_away');
    const body = { email: ruth.email, password: PASSWORD };
    const response = await auth.service.as().post('/auth/v1/token?grant_type=password').send(body);
    await auth.database.query('alter table auth.users_away rename to users');
    expect([response.status, response.body.error_code]).toEqual([500, 'unexpected_failure']);
    expect(JSON.stringify(response.body)).not.toMatch(/users|relation|select/i);
    await auth.service.as().post('/auth/v1/token?grant_type=password').send(body).expect(200);
  });
});
