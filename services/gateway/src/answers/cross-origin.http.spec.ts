import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const LISTED = 'https://app.example.org';
const ALLOWED = 'access-control-allow-origin';
const CALLED = ['/api/notes', '/api/nothing', '/auth/v1/token', '/auth/v1/user'];

const preflightTo = (gateway: GatewayUnderTest, path: string, origin: string) =>
  gateway.anonymous.options(path).set({
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'apikey,authorization,if-match,x-client-info,x-supabase-api-version',
  });

describe('requests from an origin that CORS_ORIGINS lists', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({
      env: { CORS_ORIGINS: ['http://localhost:5173', LISTED] },
      settings: { limits: { ...SETTINGS.limits, ai: 1 }, breaker: { ...SETTINGS.breaker, leastCalls: 1_000 } },
    });
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  it.each(CALLED)('get their preflight answered at %s', async (path) => {
    const { headers } = await preflightTo(gateway, path, LISTED).expect(204);
    expect(headers).toMatchObject({ [ALLOWED]: LISTED, vary: 'Origin', 'access-control-max-age': '600' });
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(headers['access-control-allow-methods']?.split(', ')).toContain(method);
    for (const name of ['authorization', 'apikey', 'content-type', 'idempotency-key', 'if-match', 'x-client-info'])
      expect(headers['access-control-allow-headers']?.split(', ')).toContain(name);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect([...gateway.content.seen, ...gateway.auth.seen]).toEqual([]);
  });

  it('get CORS headers that let a page read the answer and its headers', async () => {
    gateway.content.script = json(200, [], {
      etag: '"1"',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
    });
    const { headers } = await gateway.signedIn.get('/api/notes').set('origin', LISTED).expect(200);
    expect(headers).toMatchObject({ [ALLOWED]: LISTED, vary: 'accept-encoding, Origin' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const exposed = headers['access-control-expose-headers']?.toLowerCase().split(', ') ?? [];
    const needed = ['etag', 'link', 'location', 'content-disposition', 'x-request-id', 'retry-after'];
    for (const name of [...needed, 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
      expect(exposed).toContain(name);
  });

  it('get CORS headers on errors too, of the gateway and of services', async () => {
    const from = { origin: LISTED };
    const asked = () => gateway.signedIn.post('/api/chat/messages').set(from).send({});
    await asked().expect(200);
    const answers = [
      await gateway.anonymous.get('/api/notes').set(from).expect(401),
      await gateway.anonymous.get('/api/nothing').set(from).expect(404),
      await gateway.anonymous.get('/api/notes/..%2f').set(from).expect(400),
      await asked().expect(429),
      await gateway.anonymous.delete('/api/openapi.json').set(from).expect(404),
    ];
    gateway.content.script = json(503, {});
    gateway.auth.script = json(503, {});
    answers.push(await gateway.signedIn.get('/api/notes').set(from).expect(503));
    answers.push(await gateway.anonymous.post('/auth/v1/token').set(from).send({}).expect(503));
    for (const { headers, status } of answers) expect([status, headers[ALLOWED]]).toEqual([status, LISTED]);
  });

  it('may load the files of remotes, styles and pictures included', async () => {
    const { headers } = await gateway.anonymous
      .get('/remotes/notes/mf-manifest.json')
      .set('origin', LISTED)
      .expect(200);
    expect(headers).toMatchObject({
      [ALLOWED]: LISTED,
      vary: 'accept-encoding, Origin',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each(['/', '/config.json', '/health/live', '/dev/mailbox', '/auth/v1/dev/outbox', '/auth/v1/%64ev/outbox'])(
    'may not read %s',
    async (path) => {
      const { headers } = await gateway.anonymous.get(path).set({ origin: LISTED, host: 'localhost:4000' });
      expect(headers).not.toHaveProperty(ALLOWED);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it.each(['https://evil.example', 'null', 'http://app.example.org', 'https://x.app.example.org', `${LISTED}:444`])(
    'do not include those of %s, which get no CORS headers',
    async (origin) => {
      for (const path of CALLED) {
        expect((await preflightTo(gateway, path, origin)).headers).not.toHaveProperty(ALLOWED);
        const { headers } = await gateway.anonymous.get(path).set({ origin });
        expect(headers).not.toHaveProperty(ALLOWED);
        // A cache must not give one origin's answer to another.
        expect(headers['vary']).toBe('Origin');
      }
    },
  );
});

describe('requests from other origins, when no origin is listed', () => {
  it("get no CORS headers, not even from the product's own address", async () => {
    const gateway = await GatewayUnderTest.start();
    try {
      for (const path of [...CALLED, '/remotes/notes/mf-manifest.json']) {
        const { headers } = await preflightTo(gateway, path, 'http://localhost:4000');
        expect([path, headers[ALLOWED], headers['vary']]).toEqual([path, undefined, undefined]);
      }
      const { headers } = await gateway.anonymous.get('/remotes/notes/mf-manifest.json').expect(200);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    } finally {
      await gateway.stop();
    }
  });
});
