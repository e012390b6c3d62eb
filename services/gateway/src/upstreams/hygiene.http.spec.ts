import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { rawRequest } from '../testing/raw-request.js';
import { json } from '../testing/scripted-upstream.js';

const UUID = /^[0-9a-f-]{36}$/;
const TRACE = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/;

/** Headers that a client sends in the hope that a service believes them. */
const SPOOFED = {
  'x-user-id': 'victim',
  'x-internal-user': 'victim',
  'x-internal-token': 'victim',
  x_user_id: 'victim',
  x_request_id: 'victim',
  x_forwarded_for: '198.51.100.7',
  idempotency_key: 'victim',
  'x-request-id': 'chosen-by-client',
  'x-deadline-ms': '99999999',
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-real-ip': '198.51.100.7',
  forwarded: 'for=198.51.100.7;host=evil.test',
  'x-client-ip': '198.51.100.7',
  'x-original-url': '/auth/v1/admin/users',
  'x-rewrite-url': '/auth/v1/admin/users',
  via: '1.1 evil',
  'proxy-authorization': 'Basic eA==',
  cookie: 'session=1',
  te: 'trailers',
  'accept-encoding': 'br, gzip',
  'x-http-method-override': 'DELETE',
  host: 'evil.test',
};

describe('headers of a forwarded request and its answer', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  it("to /api: the allowed ones and the gateway's own reach the service, no others", async () => {
    const allowed = {
      accept: 'application/json',
      'accept-language': 'de',
      'if-match': '"3"',
      'idempotency-key': 'abc',
      'last-event-id': '9',
    };
    await gateway.signedIn.get('/api/notes').set(allowed).set(SPOOFED).set('apikey', 'k').expect(200);
    const { headers } = gateway.content.only;
    expect(headers).toEqual({
      ...allowed,
      'accept-encoding': 'br',
      authorization: `Bearer ${gateway.token}`,
      connection: 'keep-alive',
      host: new URL(gateway.content.url).host,
      'x-deadline-ms': expect.stringMatching(/^(?:[1-5]?\d{1,4}|60000)$/),
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(UUID),
      traceparent: expect.stringMatching(TRACE),
    });
  });

  it("to /auth/v1: those of GoTrue's wire reach the service too", async () => {
    const wire = {
      apikey: 'k',
      'x-client-info': 'supabase-js',
      'x-supabase-api-version': '2024-01-01',
      'user-agent': 'a',
    };
    await gateway.anonymous
      .post('/auth/v1/token?grant_type=password')
      .set(SPOOFED)
      .set(wire)
      .send({ a: 1 })
      .expect(200);
    const { headers, url, body } = gateway.auth.only;
    expect([url, body]).toEqual(['/auth/v1/token?grant_type=password', '{"a":1}']);
    expect(headers).toEqual({
      ...wire,
      connection: 'keep-alive',
      'content-length': '7',
      'content-type': 'application/json',
      host: new URL(gateway.auth.url).host,
      'x-deadline-ms': expect.stringMatching(/^(?:[1-5]?\d{1,4}|60000)$/),
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(UUID),
      traceparent: expect.stringMatching(TRACE),
    });
  });

  it('traceparent: a valid one is continued, an invalid one replaced', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    await gateway.signedIn.get('/api/notes').set('traceparent', `00-${id}-00f067aa0ba902b7-01`).expect(200);
    expect(gateway.content.only.headers['traceparent']).toMatch(
      new RegExp(`^00-${id}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`),
    );
    gateway.reset();
    await gateway.signedIn.get('/api/notes').set('traceparent', `00-${id}-evil`).expect(200);
    expect(gateway.content.only.headers['traceparent']).toMatch(TRACE);
    expect(gateway.content.only.headers['traceparent']).not.toContain(id);
  });

  it("connection: naming the gateway's own headers in it does not drop them", async () => {
    const lines = ['GET /api/notes HTTP/1.1', 'Host: x', `Authorization: Bearer ${gateway.token}`];
    const tricks = ['Connection: close, x-request-id, x-forwarded-for, authorization', '', ''];
    expect((await rawRequest(gateway.port, [...lines, ...tricks].join('\r\n'))).status).toBe(200);
    expect(gateway.content.only.headers).toMatchObject({
      authorization: `Bearer ${gateway.token}`,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(UUID),
    });
  });

  it('trailers: are not passed on', async () => {
    const lines = ['POST /api/notes HTTP/1.1', 'Host: x', `Authorization: Bearer ${gateway.token}`];
    const chunked = ['Connection: close', 'TE: trailers', 'Trailer: x-user-id', 'Transfer-Encoding: chunked', ''];
    const body = ['2', '{}', '0', 'x-user-id: victim', 'authorization: Bearer other', '', ''];
    expect((await rawRequest(gateway.port, [...lines, ...chunked, ...body].join('\r\n'))).status).toBe(200);
    const { headers, body: sent } = gateway.content.only;
    expect([sent, headers['content-length'], headers['x-user-id']]).toEqual(['{}', '2', undefined]);
    expect(headers).not.toHaveProperty('transfer-encoding');
    expect(headers['authorization']).toBe(`Bearer ${gateway.token}`);
  });

  it('authorization twice: the first token alone is verified and forwarded', async () => {
    const other = await gateway.issuer.token(gateway.issuer.user());
    const lines = ['GET /api/notes HTTP/1.1', 'Host: x', `Authorization: Bearer ${gateway.token}`];
    const more = [`Authorization: Bearer ${other}`, 'Connection: close', '', ''];
    expect((await rawRequest(gateway.port, [...lines, ...more].join('\r\n'))).status).toBe(200);
    expect(gateway.content.only.headers['authorization']).toBe(`Bearer ${gateway.token}`);
  });

  it("x-request-id: the answer carries the one that the service got, never the client's", async () => {
    const answer = await gateway.signedIn.get('/api/notes').set('x-request-id', 'chosen-by-client').expect(200);
    expect(answer.headers['x-request-id']).toBe(gateway.content.only.headers['x-request-id']);
    for (const path of ['/', '/api/zzz', '/assets/none.js', '/health/live', '/api/notes/%zz', '/a//b']) {
      const other = await gateway.anonymous.get(path).set('x-request-id', 'chosen-by-client');
      expect([path, other.headers['x-request-id']]).toEqual([path, expect.stringMatching(UUID)]);
    }
  });

  const LEAKY = {
    server: 'secret/1.0',
    'x-powered-by': 'secret',
    'set-cookie': ['a=1', 'b=2'],
    'x-internal-host': '10.0.0.7',
    'access-control-allow-origin': '*',
    'content-security-policy': 'default-src *',
    'x-debug-stack': 'at secret (/srv/notes.service.ts:12)',
    'ratelimit-policy': 'secret',
    trailer: 'x-secret',
    'keep-alive': 'timeout=secret',
    'proxy-authenticate': 'secret',
    'alt-svc': 'h3="secret.test:443"',
    refresh: '0; url=http://secret.test',
  };
  const KEPT = {
    etag: '"1"',
    'idempotent-replayed': 'true',
    deprecation: '@1798761600',
    sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
    vary: 'accept-language',
    link: '</api/notes?cursor=2>; rel="next"',
    'x-total-count': '7',
    'content-language': 'en',
    'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
    location: '/api/notes/7',
    'cache-control': 'private, max-age=5',
  };

  it('of an answer: the allowed ones reach the client, no others', async () => {
    gateway.content.script = json(201, [], { ...LEAKY, ...KEPT });
    const answer = await gateway.signedIn.post('/api/notes').send({}).expect(201);
    expect(answer.headers).toMatchObject(KEPT);
    for (const name of Object.keys(LEAKY)) expect(answer.headers).not.toHaveProperty(name);
    expect(JSON.stringify(answer.headers)).not.toContain('secret');
  });

  it("of an answer of /auth/v1: those of GoTrue's wire and its stricter referrer policy reach the client", async () => {
    const wire = { 'x-supabase-api-version': '2024-01-01', 'x-sb-error-code': 'bad', 'referrer-policy': 'no-referrer' };
    gateway.auth.script = json(400, { code: 'bad' }, { ...LEAKY, ...wire });
    const answer = await gateway.anonymous.get('/auth/v1/verify').expect(400, { code: 'bad' });
    expect(answer.headers).toMatchObject(wire);
    for (const name of Object.keys(LEAKY)) expect(answer.headers).not.toHaveProperty(name);
  });

  it('cache-control: without one of the service, the answer is private and not stored', async () => {
    const answer = await gateway.signedIn.get('/api/notes').expect(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('security headers: are on every answer', async () => {
    const paths = ['/', '/api/notes', '/api/zzz', '/health/live', '/config.json', '/assets/none.js', '/a//b'];
    for (const path of [...paths, '/remotes/notes/mf-manifest.json', '/dev/mailbox']) {
      const { headers } = await gateway.anonymous.get(path);
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('microphone=(self)'),
        }),
      ]);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});

describe('headers, when a trusted proxy terminates TLS', () => {
  it('x-forwarded-for of the proxy is trusted, and answers carry strict-transport-security', async () => {
    const gateway = await GatewayUnderTest.start({
      env: { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', SITE_URL: 'https://berea.example' },
    });
    try {
      const answer = await gateway.signedIn
        .get('/api/notes')
        .set('x-forwarded-for', '203.0.113.9, 198.51.100.7, 10.1.2.3');
      expect(answer.status).toBe(200);
      expect(gateway.content.only.headers['x-forwarded-for']).toBe('198.51.100.7');
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    } finally {
      await gateway.stop();
    }
  });
});
