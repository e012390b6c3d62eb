import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { rawRequest } from '../testing/raw-request.js';
import { json } from '../testing/scripted-upstream.js';

/** Headers by which a request may claim another address of the product. */
const CLAIMS = [
  'Host: evil.test',
  'X-Forwarded-Host: evil.test',
  'X-Forwarded-Server: evil.test',
  'X-Host: evil.test',
  'X-Forwarded-Proto: https',
  'Forwarded: host=evil.test;proto=https',
  'Origin: https://evil.test',
  'Referer: https://evil.test/',
];

describe('the site address in answers', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { TRUST_PROXY: '127.0.0.1' } });
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const ask = (path: string, more: readonly string[] = []) =>
    rawRequest(gateway.port, [`GET ${path} HTTP/1.1`, ...CLAIMS, 'Connection: close', ...more, '', ''].join('\r\n'));

  it.each([
    '/',
    '/bible',
    '/index.html',
    '/config.json',
    '/remotes.json',
    '/remotes/notes/mf-manifest.json',
    '/api/openapi.json',
    '/api/nothing',
    '/nothing.js',
    '/health/ready',
    '/auth/v1/nothing',
    '//evil/..',
  ])('is never taken from the headers of a request for %s', async (path) => {
    const { head, body, answers } = await ask(path, ['Accept: text/html']);
    expect(answers).toBe(1);
    expect(`${head}${body}`).not.toContain('evil.test');
    expect(head).not.toMatch(/^(?:location|access-control-[a-z-]+):/im);
  });

  it('is not forwarded to services from the headers of a request', async () => {
    await ask('/api/notes', [`Authorization: Bearer ${gateway.token}`]);
    await ask('/auth/v1/verify?token=x');
    for (const upstream of [gateway.content, gateway.auth]) {
      expect(JSON.stringify(upstream.only)).not.toContain('evil.test');
      expect(upstream.only.headers['host']).toBe(new URL(upstream.url).host);
    }
  });

  it('in redirects of the auth service is passed on as it was written', async () => {
    gateway.auth.script = json(303, {}, { location: 'http://localhost:4000/#error=otp_expired' });
    const { status, head } = await ask('/auth/v1/verify?token=x');
    expect(status).toBe(303);
    expect(head).toMatch(/^location: http:\/\/localhost:4000\/#error=otp_expired$/im);
  });
});
