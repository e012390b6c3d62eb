import { get, type IncomingHttpHeaders } from 'node:http';
import { lastMail, newAccount } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  'https://127.0.0.1@evil.example',
  'https://evil.example#127.0.0.1',
  'https://127.0.0.1.evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '\tjavascript:alert(1)',
  'https://evil.example\\@127.0.0.1',
];

test.describe('no open redirect', () => {
  test('by a target in the address of the sign-in page', async ({ page, request, baseURL }) => {
    const account = newAccount();
    await seedUser(request, baseURL!, account);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).origin));
    const asked = [
      ...ELSEWHERE.slice(0, 5).map((target) => ['next', target]),
      ...['from', 'redirect_to', 'returnTo'].map((name) => [name, '//evil.example']),
    ];
    for (const pair of asked) {
      await page.goto(`/login?${new URLSearchParams([pair])}`);
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'Scholar', level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
    }
    expect(new Set(visited)).toEqual(new Set([baseURL]));
  });

  test('by a path that looks like another host', async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL!);
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%2F%2Fevil.example',
      '/%5Cevil.example',
      '/.//evil.example',
    ]) {
      const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
        get({ hostname, port, path, agent: false }, (answer) => resolve(answer.resume().headers)).on('error', reject);
      });
      expect([path, headers.location]).toEqual([path, undefined]);
    }
  });

  test('by the redirect_to of a link in a mail', async ({ request, baseURL }) => {
    for (const target of ELSEWHERE) {
      for (const type of ['recovery', 'signup']) {
        const query = new URLSearchParams({ token: 'x'.repeat(56), type, redirect_to: target });
        const answer = await request.get(`/auth/v1/verify?${query}`, { maxRedirects: 0 });
        expect([target, answer.status()]).toEqual([target, 303]);
        expect([target, new URL(answer.headers()['location']!).origin]).toEqual([target, baseURL]);
      }
    }
  });

  test('by the Host, Referer or redirect_to of the request for a mail', async ({ request, baseURL }) => {
    const account = newAccount();
    await seedUser(request, baseURL!, account);
    const spoofed = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      referer: 'https://evil.example/',
      origin: 'https://evil.example',
    };
    const asked = () =>
      request.post(`/auth/v1/recover?redirect_to=${encodeURIComponent('//evil.example')}`, {
        headers: spoofed,
        data: { email: account.email },
      });
    // Two mails to one address must be a second apart.
    await expect.poll(async () => (await asked()).status()).toBe(200);
    await expect.poll(async () => (await lastMail(request, account.email)).kind).toBe('recovery');
    const { link } = await lastMail(request, account.email);
    expect(new URL(link).origin).toBe(baseURL);
    expect(decodeURIComponent(link)).not.toContain('evil');
    for (const path of ['/config.json', '/remotes.json', '/', '/api/openapi.json', '/auth/v1/settings']) {
      const answer = await request.get(path, { headers: spoofed });
      expect(`${JSON.stringify(answer.headers())} ${await answer.text()}`).not.toContain('evil');
    }
  });
});
