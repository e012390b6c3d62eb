import net from 'node:net';
import { expect, test } from '@playwright/test';
import { signedUp } from './support/accounts.js';
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
} from './support/product.js';

test.describe('npm start', () => {
  let place: Place;
  let product: RunningProduct | undefined;

  test.beforeEach(async () => {
    place = await newPlace();
    product = undefined;
  });
  test.afterEach(async () => {
    if (product) await endAll(product);
    place.remove();
  });

  test('stops everything on SIGTERM to npm itself', async () => {
    product = npmStart(place);
    await ready(product);
    const all = descendants(product.npm.pid!);
    expect(all.some(({ command }) => command.includes('postgres'))).toBe(true);
    process.kill(product.npm.pid!, 'SIGTERM');
    await product.ended;
    await until(() => all.every(({ pid }) => !isAlive(pid)));
  });

  test('comes up by itself after kill -9 of the launcher, with the data intact', async ({ playwright }) => {
    product = npmStart(place);
    await ready(product);
    const request = await playwright.request.newContext({ baseURL: product.url });
    const session = await signedUp(request, product.url);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await request.post('/api/notes', { headers, data: { title: 'kept', content: 'c' } })).status()).toBe(201);

    process.kill(find(product, 'tools/start.mjs').pid, 'SIGKILL');
    await product.ended;
    product = npmStart(place);
    await ready(product);
    const notes = await (await request.get('/api/notes', { headers })).json();
    expect(notes.map((note: { title: string }) => note.title)).toEqual(['kept']);
    await request.dispose();
  });

  test('restarts a service or Postgres that dies', async ({ playwright }) => {
    product = npmStart(place);
    await ready(product);
    const request = await playwright.request.newContext({ baseURL: product.url });
    const session = await signedUp(request, product.url);
    const headers = { authorization: `Bearer ${session.access_token}` };
    for (const part of ['dist/content/main.mjs', 'dist/gateway/main.mjs', '/bin/postgres']) {
      const { pid } = find(product, part);
      process.kill(pid, 'SIGKILL');
      await until(() => !isAlive(pid));
      await until(async () => isReady(product!));
      await until(async () => (await request.get('/api/notes', { headers })).ok());
    }
    await request.dispose();
  });

  test('says in one sentence that the port is taken, and exits with 1', async () => {
    const holder = net.createServer().listen(place.port, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    product = npmStart(place);
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(String(place.port));
    expect(product.output()).not.toMatch(/\n\s+at /);
    holder.close();
  });

  test('lists all problems of the environment at once, and exits with 1', async () => {
    product = npmStart(place, {
      DATABASE_URL: 'mysql://x',
      SUPABASE_URL: 'https://x.example.org',
      RATE_LIMIT_SCALE: 'many',
    });
    expect(await product.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'SUPABASE_ANON_KEY', 'RATE_LIMIT_SCALE'])
      expect(product.output()).toContain(name);
    expect(product.output()).not.toMatch(/\n\s+at /);
  });

  test('runs with NODE_ENV=production, without the local mailbox', async () => {
    product = npmStart(place, { NODE_ENV: 'production' });
    await ready(product);
    expect((await fetch(`${product.url}/dev/mailbox`)).status).toBe(404);
    expect((await fetch(`${product.url}/auth/v1/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${product.url}/login`, { headers: { accept: 'text/html' } })).status).toBe(200);
  });
});
