import type { Page, Response } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { openAs } from '../support/accounts.js';
import { type Attacker, startAttacker } from '../support/attacker.js';
import { seedUser } from '../support/seed-user.js';
import { expect, settled, test } from '../support/test.js';

test.describe('a page of another site', () => {
  let attacker: Attacker;
  let session: Session;
  const notes = async (page: Page) =>
    (await page.request.get('/api/notes', { headers: { authorization: `Bearer ${session.access_token}` } })).json();

  test.beforeAll(async () => {
    attacker = await startAttacker();
  });
  test.afterAll(() => attacker.stop());
  test.beforeEach(async ({ page, request, baseURL }) => {
    session = await seedUser(request, baseURL!);
    // Signed in on this browser, in the same way as the one who opens the page of the other site.
    await openAs(page, session, '/notes');
    await expect(page.getByText('Create Your First Note')).toBeVisible();
  });

  test('cannot act for a user by fetch', async ({ page, baseURL }) => {
    attacker.serve('');
    await page.goto(attacker.origin);
    const draft = { title: 'planted', content: 'planted' };
    const attempts = await page.evaluate(
      async ({ base, body, token }) => {
        const attempt = (path: string, init: RequestInit) =>
          fetch(base + path, { credentials: 'include', ...init }).then(
            ({ status, type }) => `${type} ${status}`,
            () => 'refused',
          );
        const json = { 'content-type': 'application/json' };
        return {
          text: await attempt('/api/notes', { method: 'POST', body, headers: { 'content-type': 'text/plain' } }),
          json: await attempt('/api/notes', { method: 'POST', body, headers: json }),
          blind: await attempt('/api/notes', { method: 'POST', body, mode: 'no-cors' }),
          bearer: await attempt('/api/notes', {
            method: 'POST',
            body,
            headers: { ...json, authorization: `Bearer ${token}` },
          }),
          read: await attempt('/api/notes', {}),
          user: await attempt('/auth/v1/user', { method: 'PUT', body, headers: json }),
          logout: await attempt('/auth/v1/logout?scope=global', { method: 'POST', mode: 'no-cors' }),
        };
      },
      { base: baseURL!, body: JSON.stringify(draft), token: session.access_token },
    );
    // A blind request goes out, and even that it was answered is kept from the page; what it did is seen below.
    expect(attempts).toEqual({
      text: 'refused',
      json: 'refused',
      blind: 'refused',
      bearer: 'refused',
      read: 'refused',
      user: 'refused',
      logout: 'refused',
    });
    expect(await notes(page)).toEqual([]);
    await page.goto(`${baseURL}/notes`);
    await expect(page.getByText('Create Your First Note')).toBeVisible();
  });

  test('cannot act for a user by a form', async ({ page, baseURL }) => {
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      for (const path of ['/api/notes', '/auth/v1/logout?scope=global', '/auth/v1/recover']) {
        attacker.serve(
          `<form method="post" enctype="${enctype}" action="${baseURL}${path}">
             <input name='{"title":"planted","content":"' value='planted"}'></form>`,
        );
        await page.goto(attacker.origin);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.url() === `${baseURL}${path}`),
          page.waitForURL(`${baseURL}${path}`),
          page.evaluate(() => document.forms[0]!.submit()),
        ]);
        expect([path, [400, 401, 415].includes(answer.status())]).toEqual([path, true]);
      }
    }
    expect(await notes(page)).toEqual([]);
  });

  test('cannot frame a page, a remote or an answer', async ({ page, baseURL }) => {
    for (const path of ['/', '/notes', '/login', '/remotes.json', '/api/openapi.json', '/dev/mailbox']) {
      attacker.serve(`<iframe src="${baseURL}${path}"></iframe>`);
      await page.goto(attacker.origin);
      const [, frame] = page.frames();
      await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    }
  });

  test('has no access to a page that it opens', async ({ page, baseURL }) => {
    attacker.serve(`<a id="open" target="_blank" rel="opener" href="${baseURL}/notes">open</a>`);
    await page.goto(attacker.origin);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.locator('#open').click()]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
  });

  test('gets no answer that names its origin, since no origin is allowed', async ({ request }) => {
    for (const origin of [attacker.origin, 'null', 'https://evil.example']) {
      for (const path of ['/api/notes', '/auth/v1/user', '/auth/v1/settings', '/config.json', '/']) {
        for (const method of ['GET', 'OPTIONS']) {
          const headers = {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization',
          };
          const answer = (await request.fetch(path, { method, headers })).headers();
          expect([path, method, answer['access-control-allow-credentials']]).toEqual([path, method, undefined]);
          expect([path, method, answer['access-control-allow-origin']]).toEqual([path, method, undefined]);
        }
      }
    }
  });
});

test('every answer of the product has headers that limit its use', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(baseURL!)) answers.push(response);
  });
  await openAs(page, session, '/');
  for (const path of [
    '/',
    '/bible/Matthew/5',
    '/notes',
    '/sermon-prep',
    '/profile',
    '/welcome',
    '/no-such-page',
    '/dev/mailbox',
  ]) {
    await page.goto(path);
    await settled(page);
  }
  const kinds = { page: 0, script: 0, remote: 0, style: 0, api: 0 };
  for (const answer of answers) {
    const headers = await answer.allHeaders();
    const type = headers['content-type'] ?? '';
    expect({ url: answer.url(), ...pick(headers) }).toEqual({
      url: answer.url(),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
      // The one origin that the journeys let in may load remotes.
      'cross-origin-resource-policy': answer.url().startsWith(`${baseURL}/remotes/`) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
    if (type.startsWith('text/html')) {
      kinds.page += 1;
      const policy = headers['content-security-policy'] ?? '';
      for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
        expect([answer.url(), policy]).toEqual([answer.url(), expect.stringContaining(directive)]);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|unsafe-eval/);
    }
    if (type.includes('javascript')) kinds.script += 1;
    if (answer.url().includes('/remotes/')) kinds.remote += 1;
    if (type.startsWith('text/css')) kinds.style += 1;
    if (answer.url().includes('/api/')) kinds.api += 1;
  }
  for (const [kind, count] of Object.entries(kinds)) expect([kind, count > 0]).toEqual([kind, true]);
});

const HEADERS = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];
const pick = (headers: Record<string, string>) => Object.fromEntries(HEADERS.map((name) => [name, headers[name]]));
