import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import type { GatewayEnv } from '../config/env.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { rawRequest } from '../testing/raw-request.js';
import { json } from '../testing/scripted-upstream.js';

const MAILS = [
  {
    to: 'ruth@example.org',
    kind: 'signup',
    subject: 'Confirm your address',
    text: 'Welcome.\nYour code: 123456',
    link: 'http://localhost:4000/auth/v1/verify?token=abc&type=signup',
    otp: '123456',
    token_hash: 'abc',
    created_at: '2026-11-21T08:00:00.000Z',
  },
  {
    to: 'boaz@example.org',
    kind: 'recovery',
    subject: '<script>alert(1)</script>',
    text: '"><img src=x onerror=alert(1)>',
    link: 'javascript:alert(1)',
    otp: null,
    token_hash: 'def',
    created_at: '2026-11-21T09:00:00.000Z',
  },
];

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en',
  'cache-control': 'max-age=0',
  'upgrade-insecure-requests': '1',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-site': 'none',
  'sec-gpc': '1',
  dnt: '1',
  priority: 'u=0, i',
  cookie: 'theme=dark',
  referer: 'http://localhost:4000/signup',
};

const ADDRESSES = ['/dev/mailbox', '/auth/v1/dev/outbox'];

describe('the local mailbox', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  it('shows mails newest first, with links that open', async () => {
    gateway.auth.script = json(200, MAILS);
    const { headers, text } = await gateway.anonymous.get('/dev/mailbox').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('Local mail: nothing here was sent anywhere.');
    expect(text.indexOf('boaz@example.org')).toBeLessThan(text.indexOf('ruth@example.org'));
    expect(text).toContain('href="http://localhost:4000/auth/v1/verify?token=abc&amp;type=signup"');
    expect(text).toContain('Welcome.\nYour code: 123456');
    expect(text).toContain('<strong class="code">123456</strong>');
  });

  it('escapes whatever a mail holds, and links to web addresses only', async () => {
    gateway.auth.script = json(200, MAILS);
    const { headers, text } = await gateway.anonymous.get('/dev/mailbox').expect(200);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toMatch(/<script|<img|javascript:/);
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
  });

  it('when there is no mail, shows that', async () => {
    gateway.auth.script = json(200, []);
    expect((await gateway.anonymous.get('/dev/mailbox').expect(200)).text).toContain('No mail yet.');
  });

  it('at /auth/v1/dev/outbox, answers the list as the auth service writes it', async () => {
    gateway.auth.script = json(200, MAILS);
    const { headers } = await gateway.anonymous.get('/auth/v1/dev/outbox').expect(200, MAILS);
    expect(headers['cache-control']).toBe('no-store');
    expect(gateway.auth.only.url).toBe('/auth/v1/dev/outbox');
  });

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])(
    'is there for Host %s with the port in use',
    async (name) => {
      gateway.auth.script = json(200, []);
      for (const address of ADDRESSES)
        await gateway.anonymous.get(address).set('host', `${name}:${gateway.port}`).expect(200);
    },
  );

  it('is there for a request as a browser sends it', async () => {
    gateway.auth.script = json(200, []);
    for (const address of ADDRESSES) await gateway.anonymous.get(address).set(BROWSER).expect(200);
  });

  const unknown = async (at: GatewayUnderTest, headers: Record<string, string> = {}) => {
    at.auth.script = json(200, MAILS);
    const strange = await at.anonymous.get('/dev/none').set(headers).set('accept', 'text/html');
    for (const address of [...ADDRESSES, '/dev/mailbox/', '/auth/v1/dev/outbox/', '/auth/v1/dev/OUTBOX']) {
      const answer = await at.anonymous.get(address).set(headers).set('accept', 'text/html');
      expect([address, answer.status, answer.text]).toEqual([address, 404, strange.text]);
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(strange.headers).sort());
    }
    expect(strange.body).toEqual(errorBody('NOT_FOUND'));
    expect(at.auth.seen).toEqual([]);
  };

  it.each([
    'berea.example',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '127.0.0.1@evil.test',
    '192.168.1.5:4000',
    '0.0.0.0',
    'localhost',
    '127.0.0.1:81',
    '[::1]:4000',
    'localhost:',
  ])('answers 404 for Host %s', (host) => unknown(gateway, { host }));

  it.each(
    'x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port x-forwarded x-forwarded-server forwarded forwarded-for via x-real-ip x-client-ip client-ip true-client-ip x-cluster-client-ip fly-client-ip fly-forwarded-port cf-connecting-ip cf-ray cf-visitor cf-warp-tag-id cdn-loop x-envoy-external-address x-amzn-trace-id x-azure-clientip x-appengine-user-ip x-vercel-id fastly-client-ip x-original-url x-arr-log-id tailscale-user-login ngrok-trace-id x-varnish proxy-client-ip x-request-start a-header-that-nobody-has-heard-of'.split(
      ' ',
    ),
  )('answers 404 to a request with %s, even an empty one', async (name) => {
    await unknown(gateway, { [name]: '127.0.0.1' });
    const host = `localhost:${gateway.port}`;
    const get = (more: string) =>
      rawRequest(gateway.port, `GET /dev/mailbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);
    expect((await get(`${name}:\r\n`)).status).toBe(404);
  });

  it('answers 404 over HTTP/1.0, as a proxy speaks that rewrites the Host and adds nothing', async () => {
    gateway.auth.script = json(200, MAILS);
    const ask = (version: string) =>
      `GET /dev/mailbox HTTP/${version}\r\nHost: 127.0.0.1:${gateway.port}\r\nConnection: close\r\n\r\n`;
    expect((await rawRequest(gateway.port, ask('1.0'))).status).toBe(404);
    expect((await rawRequest(gateway.port, ask('1.1'))).status).toBe(200);
  });

  it('opens elsewhere by the code in the file, once, for the browser that sent it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'berea-mailbox-'));
    const file = path.join(folder, 'code');
    writeFileSync(file, 'a-code-of-the-start\n');
    const at = await GatewayUnderTest.start({ env: { MAILBOX_CODE_AT: file } });
    const elsewhere = { host: '192.168.1.5:4000', 'x-forwarded-for': '192.168.1.9' };
    const open = (code: string) => at.anonymous.get(`/dev/mailbox?code=${code}`).set(elsewhere);
    try {
      at.auth.script = json(200, MAILS);
      for (const wrong of ['', 'a-code', 'a-code-of-the-start%0A', 'a-code-of-the-start&code=x'])
        await open(wrong).expect(404);
      const opened = await open('a-code-of-the-start').expect(303);
      expect(opened.headers['location']).toBe('/dev/mailbox');
      const cookie = String(opened.headers['set-cookie']);
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
      const page = await at.anonymous.get('/dev/mailbox').set({ ...elsewhere, cookie: cookie.split(';')[0] ?? '' });
      expect([page.status, page.text.includes('ruth@example.org')]).toEqual([200, true]);
      await open('a-code-of-the-start').expect(404);
      await at.anonymous
        .get('/dev/mailbox')
        .set({ ...elsewhere, cookie: 'berea-mailbox=guessed' })
        .expect(404);
      await at.anonymous
        .get('/auth/v1/dev/outbox')
        .set({ ...elsewhere, cookie: cookie.split(';')[0] ?? '' })
        .expect(404);
      expect(existsSync(file)).toBe(false);
    } finally {
      await at.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it.each<[string, Partial<GatewayEnv>]>([
    ['in production', { NODE_ENV: 'production' }],
    ['when the site has a public address', { SITE_URL: 'https://berea.example' }],
    ['when the site’s address only begins like a local one', { SITE_URL: 'http://localhost.berea.example' }],
    ['with a hosted auth service', { SUPABASE_URL: 'https://project.supabase.example' }],
  ])('answers 404 %s', async (_name, env) => {
    const at = await GatewayUnderTest.start({ env });
    try {
      await unknown(at, { host: `localhost:${at.port}` });
    } finally {
      await at.stop();
    }
  });

  it('answers 404 when real mail is sent', async () => {
    gateway.auth.script = json(404, { code: 'not_found', message: 'no outbox' });
    for (const address of ADDRESSES) await gateway.anonymous.get(address).expect(404, errorBody('NOT_FOUND'));
  });

  // Reached at its address in the network, this machine is a stranger to itself.
  const own = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  if (own) {
    it('answers 404 to a peer in the network that sends Host localhost', async () => {
      const at = await GatewayUnderTest.start({ env: { HOST: '0.0.0.0' } });
      try {
        at.auth.script = json(200, MAILS);
        for (const address of ADDRESSES) {
          const text = `GET ${address} HTTP/1.1\r\nHost: localhost:${at.port}\r\nConnection: close\r\n\r\n`;
          expect((await rawRequest(at.port, text, { host: own })).status).toBe(404);
          expect((await rawRequest(at.port, text)).status).toBe(200);
        }
      } finally {
        await at.stop();
      }
    });
  }

  it('when the auth service fails, answers 502', async () => {
    gateway.auth.script = json(200, { not: 'a list' });
    await gateway.anonymous.get('/dev/mailbox').expect(502, errorBody('BAD_GATEWAY'));
    gateway.auth.script = json(500, { msg: 'secret' });
    for (const address of ADDRESSES) await gateway.anonymous.get(address).expect(502, errorBody('BAD_GATEWAY'));
  });
});
