import net from 'node:net';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signUpAndConfirm } from '../support/accounts.js';
import {
  descendants,
  endAll,
  find,
  isAlive,
  isReady,
  newPlace,
  npmStart,
  type Place,
  ready,
  type RunningProduct,
  until,
} from '../support/product.js';

test.describe('npm start', () => {
  // One installation goes through its life: each test begins where the one before has left it.
  test.describe.configure({ mode: 'serial' });
  let place: Place;
  let product: RunningProduct;
  let request: APIRequestContext;
  let headers: { authorization: string };

  test.beforeAll(async ({ playwright }) => {
    place = await newPlace();
    product = npmStart(place);
    await ready(product);
    request = await playwright.request.newContext({ baseURL: product.url });
    headers = { authorization: `Bearer ${(await signUpAndConfirm(request, product.url)).access_token}` };
  });
  test.afterAll(async () => {
    await request?.dispose();
    if (product) await endAll(product);
    place?.remove();
  });

  for (const part of ['dist/content/main.mjs', 'dist/gateway/main.mjs', '/bin/postgres']) {
    test(`restarts ${part} after kill -9, and answers again`, async () => {
      const { pid } = find(product, part);
      process.kill(pid, 'SIGKILL');
      await until(() => !isAlive(pid));
      await until(() => isReady(product));
      await until(async () => (await request.get('/api/notes', { headers })).ok());
    });
  }

  test('starts again after kill -9 of the launcher, with the data intact', async () => {
    expect((await request.post('/api/notes', { headers, data: { title: 'kept', content: 'c' } })).status()).toBe(201);
    process.kill(find(product, 'tools/start.mjs').pid, 'SIGKILL');
    await product.ended;
    product = npmStart(place, { NODE_ENV: 'production' });
    await ready(product);
    const notes = await (await request.get('/api/notes', { headers })).json();
    expect(notes.map((note: { title: string }) => note.title)).toEqual(['kept']);
  });

  test('with NODE_ENV=production has pages, and no local mailbox', async () => {
    expect((await fetch(`${product.url}/dev/mailbox`)).status).toBe(404);
    expect((await fetch(`${product.url}/auth/v1/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${product.url}/login`, { headers: { accept: 'text/html' } })).status).toBe(200);
  });

  test('stops everything on SIGTERM to npm itself', async () => {
    const all = descendants(product.npm.pid!);
    expect(all.some(({ command }) => command.includes('postgres'))).toBe(true);
    process.kill(product.npm.pid!, 'SIGTERM');
    await product.ended;
    await until(() => all.every(({ pid }) => !isAlive(pid)));
  });
});

test.describe('npm start, when it cannot begin, exits with 1 and no stack trace', () => {
  let place: Place;
  test.beforeEach(async () => {
    place = await newPlace();
  });
  test.afterEach(() => place.remove());

  test('and says in one sentence that the port is taken', async () => {
    const holder = net.createServer().listen(place.port, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const product = npmStart(place);
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(String(place.port));
    expect(product.output()).not.toMatch(/\n\s+at /);
    holder.close();
  });

  test('and lists all problems of the environment at once', async () => {
    const product = npmStart(place, {
      DATABASE_URL: 'mysql://x',
      SUPABASE_URL: 'https://x.example.org',
      RATE_LIMIT_SCALE: 'many',
    });
    expect(await product.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'SUPABASE_ANON_KEY', 'RATE_LIMIT_SCALE'])
      expect(product.output()).toContain(name);
    expect(product.output()).not.toMatch(/\n\s+at /);
  });
});
