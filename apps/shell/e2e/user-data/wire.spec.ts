import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { authClient, newAccount, signUpAndConfirm } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The one error shape, with the status that was asked for. */
async function expectError(
  response: { status(): number; text(): Promise<string>; headers(): Record<string, string> },
  status: number,
) {
  const text = await response.text();
  expect(response.status(), text).toBe(status);
  const body = JSON.parse(text) as { code: string; message: string };
  expect(Object.keys(body).every((key) => ['code', 'message', 'reason', 'data'].includes(key))).toBe(true);
  expect(typeof body.code).toBe('string');
  expect(body.message.length).toBeGreaterThan(0);
  expect(response.headers()['x-request-id']).toBeTruthy();
}

test.describe('the story by plain HTTP calls', () => {
  test('reads, asks, saves and finds', async ({ request, baseURL }) => {
    const { access_token: token, user } = await signUpAndConfirm(request, baseURL!);
    const chapter = await (await request.get('/api/bible/Matthew/5?translation=KJV', bearer(token))).json();
    expect(chapter.verses).toHaveLength(48);
    expect(chapter.verses[2].text).toMatch(/^Blessed are the poor in spirit/);

    const answered = await request.post('/api/chat/messages', {
      ...bearer(token),
      data: { message: 'What does Matthew 5:3 say?' },
    });
    expect(answered.ok()).toBe(true);
    const message = await answered.json();
    expect(message.userId).toBe(user.id);
    expect(message.citations).toContainEqual(expect.objectContaining({ reference: 'Matthew 5:3', verdict: 'exact' }));
    expect((await (await request.get('/api/chat/messages', bearer(token))).json())[0].id).toBe(message.id);

    const saved = await request.post('/api/notes', {
      ...bearer(token),
      data: { title: 'From Scholar', content: message.response },
    });
    expect(saved.status()).toBe(201);
    const notes = await (await request.get('/api/notes', bearer(token))).json();
    expect(notes.map((note: { title: string }) => note.title)).toEqual(['From Scholar']);
    const stats = await (await request.get('/api/profile/stats', bearer(token))).json();
    expect(stats.notes).toBe(1);
    expect((await (await request.get('/api/profile', bearer(token))).json()).fullName).toBe('Ruth Adeyemi');
  });

  test('keeps a write visible to another connection at once', async ({ request, baseURL }) => {
    const { access_token: token } = await seedUser(request, baseURL!);
    for (let round = 0; round < 20; round += 1) {
      const title = `round ${round}`;
      const saved = await (
        await request.post('/api/notes', { ...bearer(token), data: { title, content: 'c' } })
      ).json();
      const [first] = await (await request.get('/api/notes', bearer(token))).json();
      expect(first.id).toBe(saved.id);
    }
  });
});

test('by plain HTTP calls two users reach nothing of each other', async ({ request, baseURL }) => {
  const ruth = (await seedUser(request, baseURL!)).access_token;
  const boaz = (await seedUser(request, baseURL!, newAccount('Boaz'))).access_token;
  const note = await (
    await request.post('/api/notes', { ...bearer(ruth), data: { title: 't', content: 'private' } })
  ).json();
  const sermon = await (
    await request.post('/api/sermons', {
      ...bearer(ruth),
      data: { title: 't', scripture: 'Ruth 1', outline: 'private' },
    })
  ).json();
  await request.post('/api/bookmarks', { ...bearer(ruth), data: { book: 'Ruth', chapter: 1, verse: 16 } });
  const { conversation } = await (
    await request.post('/api/chat/messages', { ...bearer(ruth), data: { message: 'What does Ruth 1:16 say?' } })
  ).json();

  for (const list of [
    '/api/notes',
    '/api/sermons',
    '/api/bookmarks',
    '/api/chat/messages',
    '/api/chat/conversations',
  ]) {
    expect(await (await request.get(list, bearer(boaz))).json(), list).toEqual([]);
  }
  const draft = { title: 'x', content: 'x', scripture: 'Ruth 1', outline: 'x' };
  const { content, scripture, outline, title } = draft;
  const attempts = (id: { note: string; sermon: string; conversation: string }) => [
    () => request.put(`/api/notes/${id.note}`, { ...bearer(boaz), data: { title, content } }),
    () => request.delete(`/api/notes/${id.note}`, bearer(boaz)),
    () => request.put(`/api/sermons/${id.sermon}`, { ...bearer(boaz), data: { title, scripture, outline } }),
    () => request.delete(`/api/sermons/${id.sermon}`, bearer(boaz)),
    () => request.get(`/api/chat/messages?conversation=${id.conversation}`, bearer(boaz)),
    () =>
      request.post('/api/chat/messages', { ...bearer(boaz), data: { message: 'm', conversation: id.conversation } }),
    () => request.patch(`/api/chat/conversations/${id.conversation}`, { ...bearer(boaz), data: { title: 'x' } }),
    () => request.delete(`/api/chat/conversations/${id.conversation}`, bearer(boaz)),
  ];
  const foreign = attempts({ note: note.id, sermon: sermon.id, conversation });
  const unknown = attempts({ note: randomUUID(), sermon: randomUUID(), conversation: randomUUID() });
  for (const [index, attempt] of foreign.entries()) {
    const refused = await attempt();
    await expectError(refused, 404);
    // A stranger cannot even tell that the thing exists.
    expect(await refused.text()).toBe(await (await unknown[index]!()).text());
  }
  await request.delete('/api/bookmarks/Ruth/1/16', bearer(boaz));
  expect(await (await request.get('/api/notes', bearer(ruth))).json()).toEqual([note]);
  expect(await (await request.get('/api/sermons', bearer(ruth))).json()).toEqual([sermon]);
  expect(await (await request.get('/api/bookmarks', bearer(ruth))).json()).toHaveLength(1);
  expect(await (await request.get('/api/chat/messages', bearer(ruth))).json()).toHaveLength(1);
});

test.describe('bad input gets the right 4xx in the one error shape', () => {
  let token: string;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    token = (await seedUser(request, baseURL!)).access_token;
    await request.dispose();
  });

  const raw = (request: APIRequestContext, data: string, type = 'application/json') =>
    request.post('/api/notes', {
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      data: Buffer.from(data),
    });

  const BODIES: [name: string, status: number, data: string, type?: string][] = [
    ['malformed JSON', 400, '{"title":'],
    ['a missing field', 400, '{"title":"t"}'],
    ['a wrong type', 400, '{"title":5,"content":"c"}'],
    ['an unknown field', 400, '{"title":"t","content":"c","isPremiumMember":true}'],
    ['a list instead of an object', 400, '[]'],
    ['no body', 400, ''],
    ['form data', 415, 'title=t&content=c', 'application/x-www-form-urlencoded'],
    ['NUL bytes', 400, '{"title":"t","content":"a\\u0000b"}'],
    ['unpaired surrogates', 400, '{"title":"t","content":"\\ud800"}'],
    ['JSON 5,000 deep', 400, `{"title":"t","content":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['a 10 MB body', 413, JSON.stringify({ title: 't', content: 'x'.repeat(10_000_000) })],
    ['a prototype key', 400, '{"title":"t","content":"c","__proto__":{"a":1}}'],
  ];
  for (const [name, status, data, type] of BODIES) {
    test(`POST /api/notes with ${name} answers ${status}`, async ({ request }) =>
      expectError(await raw(request, data, type), status));
  }

  const READS: [path: string, status: number][] = [
    ['/api/bible/Hezekiah/3', 404],
    ['/api/bible/Matthew/99', 404],
    ['/api/bible/Matthew/abc', 400],
    ['/api/bible/Matthew/5?translation=NIV', 404],
    ['/api/bible/search?q=ab', 400],
    ['/api/nothing', 404],
    ['/api/chat/messages?conversation=not-an-id', 400],
  ];
  for (const [path, status] of READS) {
    test(`GET ${path} answers ${status}`, async ({ request }) =>
      expectError(await request.get(path, bearer(token)), status));
  }

  test('GET /api/notes without a token, with a changed one, an unsigned one or a spoofed identity answers 401', async ({
    request,
  }) => {
    await expectError(await request.get('/api/notes'), 401);
    await expectError(await request.get('/api/notes', bearer(`${token.slice(0, -6)}AAAAAA`)), 401);
    const [, payload] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    await expectError(await request.get('/api/notes', bearer(none)), 401);
    const { sub } = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { sub: string };
    await expectError(await request.get('/api/notes', { headers: { 'x-user-id': sub, 'x-forwarded-user': sub } }), 401);
  });
});

test('a session that was signed out is refused at once, although its token lives on', async ({ request, baseURL }) => {
  const account = newAccount();
  const { access_token: first } = await seedUser(request, baseURL!, account);
  const auth = await authClient(request, baseURL!);
  const { data } = await auth.signInWithPassword(account);
  const second = data.session!.access_token;
  const other = (await seedUser(request, baseURL!, newAccount('Boaz'))).access_token;
  for (const token of [first, second, other]) {
    expect((await request.get('/api/notes', bearer(token))).status()).toBe(200);
  }

  expect((await auth.signOut({ scope: 'global' })).error).toBeNull();
  for (const token of [first, second]) {
    await expect.poll(async () => (await request.get('/api/notes', bearer(token))).status()).toBe(401);
    await expectError(await request.post('/api/notes', { ...bearer(token), data: { title: 't', content: 'c' } }), 401);
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number };
    expect(exp * 1_000).toBeGreaterThan(Date.now());
  }
  expect((await request.get('/api/notes', bearer(other))).status()).toBe(200);
});

test('the gateway answers requests for internal routes with 4xx', async ({ request, baseURL }) => {
  for (const path of [
    '/auth/v1/admin/users',
    '/auth/v1//admin/users',
    '/auth/v1/%61dmin/users',
    '/auth/v1/x/../admin/users',
    '/auth/v1/invite',
    '/auth/v1/%69nvite',
    '/auth/v1/admin/generate_link',
  ]) {
    expect([400, 404]).toContain((await request.get(path)).status());
  }
  const mailbox = await request.get('/dev/mailbox', { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(mailbox.status()).toBe(404);
  expect((await request.get('/auth/v1/dev/outbox', { headers: { host: 'berea.example.org' } })).status()).toBe(404);
  expect((await request.get('/assets/none.0000000000.js')).status()).toBe(404);
  const openapi = await (await request.get('/api/openapi.json')).json();
  expect(openapi.openapi).toMatch(/^3\.1/);
  const auth = await authClient(request, baseURL!);
  const { error } = await auth.signInWithPassword({ email: 'nobody@example.org', password: 'wrong-password' });
  expect(error?.code).toBe('invalid_credentials');
});
