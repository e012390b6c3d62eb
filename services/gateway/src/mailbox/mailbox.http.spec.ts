import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import type { GatewayEnv } from '../config/env.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { rawGet, rawRequest } from '../testing/raw-request.js';
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

  it.each(['localhost', 'localhost:4000', 'LOCALHOST', '127.0.0.1:81', '[::1]:4000', '[::1]'])(
    'is there for Host %s',
    async (host) => {
      gateway.auth.script = json(200, []);
      for (const address of ADDRESSES) await gateway.anonymous.get(address).set('host', host).expect(200);
    },
  );

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
  ])('answers 404 for Host %s', (host) => unknown(gateway, { host }));

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
  ])('answers 404 to a request with %s, even an empty one', async (name) => {
    await unknown(gateway, { [name]: '127.0.0.1' });
    expect((await rawGet(gateway.port, '/dev/mailbox', [`${name}:`])).status).toBe(404);
  });

  it.each<[string, Partial<GatewayEnv>]>([
    ['in production', { NODE_ENV: 'production' }],
    ['when the site has a public address', { SITE_URL: 'https://berea.example' }],
    ['when the site’s address only begins like a local one', { SITE_URL: 'http://localhost.berea.example' }],
    ['with a hosted auth service', { SUPABASE_URL: 'https://project.supabase.example' }],
  ])('answers 404 %s', async (_name, env) => {
    const at = await GatewayUnderTest.start({ env });
    try {
      await unknown(at, { host: 'localhost:4000' });
    } finally {
      await at.stop();
    }
  });

  it('answers 404 where real mail is sent', async () => {
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
          const text = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
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
