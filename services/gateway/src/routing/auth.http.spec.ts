import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { AuthClient } from '@supabase/supabase-js';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json, type Script } from '../testing/scripted-upstream.js';

describe('/auth/v1', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  it.each([
    ['post', '/auth/v1/token?grant_type=refresh_token'],
    ['get', '/auth/v1/verify?token=x&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A4000%2F'],
    ['get', '/auth/v1/.well-known/jwks.json'],
    ['put', '/auth/v1/user'],
    ['post', '/auth/v1/logout?scope=global'],
  ] as const)('sends %s %s to the auth service, and adds no token', async (method, path) => {
    await gateway.anonymous[method](path).expect(200);
    expect([gateway.auth.only.method, gateway.auth.only.url]).toEqual([method.toUpperCase(), path]);
    expect([...gateway.content.seen, ...gateway.study.seen]).toEqual([]);
  });

  it('passes a redirect on for the browser to follow', async () => {
    gateway.auth.script = json(303, {}, { location: 'http://localhost:4000/#access_token=a' });
    const answer = await gateway.anonymous.get('/auth/v1/verify?token=x').redirects(0).expect(303);
    expect(answer.headers['location']).toBe('http://localhost:4000/#access_token=a');
  });

  it('passes a form body on, for the auth service to judge', async () => {
    gateway.auth.script = json(415, { code: 'x' });
    await gateway.anonymous.post('/auth/v1/token').type('form').send('a=1').expect(415, { code: 'x' });
    expect(gateway.auth.only.body).toBe('a=1');
  });

  describe("answers in GoTrue's shape for the gateway's own errors", () => {
    const VERSION = 'x-supabase-api-version';
    const SAID: [string, Script, number, string, string][] = [
      ['is down', (response) => response.socket?.destroy(), 502, 'unexpected_failure', 'A part of the server gave'],
      ['cannot answer now', json(503, { secret: 1 }), 503, 'unexpected_failure', 'A part of the server is not'],
      ['took too long', json(504, {}), 504, 'request_timeout', 'A part of the server took too long'],
      ['failed', json(500, { secret: 1 }), 500, 'unexpected_failure', 'Something went wrong'],
    ];

    it.each(SAID)('when the auth service %s', async (_name, script, status, code, text) => {
      gateway.auth.script = script;
      const old = await gateway.anonymous.post('/auth/v1/token').send({}).expect(status);
      expect(old.body).toEqual({ code: status, error_code: code, msg: expect.stringContaining(text) });
      expect(old.headers).not.toHaveProperty(VERSION);
      const versioned = await gateway.anonymous
        .post('/auth/v1/token')
        .set(VERSION, '2024-01-01')
        .send({})
        .expect(status);
      expect(versioned.body).toEqual({ code, message: expect.stringContaining(text) });
      expect(versioned.headers).toMatchObject({ [VERSION]: '2024-01-01', 'x-sb-error-code': code });
      expect(versioned.headers['retry-after']).toBe(status === 503 ? '1' : undefined);
    });

    it('when a body is too large, or compressed', async () => {
      const large = await gateway.anonymous.post('/auth/v1/signup').type('json').send('x'.repeat(300_000)).expect(413);
      expect(large.body).toMatchObject({ code: 413, error_code: 'request_entity_too_large' });
      const packed = await gateway.anonymous
        .post('/auth/v1/signup')
        .set('content-encoding', 'gzip')
        .send({})
        .expect(415);
      expect(packed.body).toMatchObject({ code: 415, error_code: 'bad_json' });
    });

    it('when there are too many requests, to the unmodified client too', async () => {
      const limited = await GatewayUnderTest.start({ settings: { limits: { ...SETTINGS.limits, auth: 1 } } });
      try {
        await limited.anonymous.post('/auth/v1/token').send({}).expect(200);
        const refused = await limited.anonymous.post('/auth/v1/token').send({}).expect(429);
        expect(refused.body).toEqual({
          code: 429,
          error_code: 'over_request_rate_limit',
          msg: expect.stringMatching(/^Too many requests\. Wait \d+ seconds?, then try again\.$/),
        });
        expect(refused.headers['retry-after']).toMatch(/^\d+$/);
        const client = new AuthClient({ url: `${limited.service.url}/auth/v1`, autoRefreshToken: false });
        const { error } = await client.signInWithPassword({ email: 'ruth@example.org', password: 'a password' });
        expect(error).toMatchObject({
          status: 429,
          code: 'over_request_rate_limit',
          message: expect.stringMatching(/^Too many requests\. Wait \d+ seconds?, then try again\.$/),
        });
      } finally {
        await limited.stop();
      }
    });
  });

  it.each(['/auth', '/auth/', '/auth/v1', '/auth/v2/token', '/auth/v1x/token'])('answers 404 at %s', async (path) => {
    await gateway.anonymous.get(path).set('accept', 'text/html').expect(404, errorBody('NOT_FOUND'));
    expect(gateway.auth.seen).toEqual([]);
  });
});

describe('/auth/v1, with a hosted auth service', () => {
  it('answers 404, whatever else is set', async () => {
    const gateway = await GatewayUnderTest.start({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    try {
      for (const path of ['/auth/v1/token', '/auth/v1/dev/outbox', '/dev/mailbox', '/auth/v1/.well-known/jwks.json']) {
        await gateway.anonymous.get(path).set('host', 'localhost:4000').expect(404, errorBody('NOT_FOUND'));
      }
      expect(gateway.auth.seen).toEqual([]);
      await gateway.signedIn.get('/api/notes').expect(200);
    } finally {
      await gateway.stop();
    }
  });
});
