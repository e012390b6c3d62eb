import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { SignJWT } from 'jose';
import pg from 'pg';
import { RedisServer } from '../../../../libs/server/src/testing/redis-server.js';
import { startSmtpInbox } from '../../../../services/auth/src/testing/smtp-inbox.js';
import { freePortsInRow } from '../../../../tools/free-ports.mjs';
import { METRICS_PORTS } from '../../../../tools/launch/ports.mjs';
import { serviceLogin } from '../../../../tools/launch/service-logins.mjs';
import { startPostgres } from '../../../../tools/postgres/embedded.mjs';
import { readManifests } from '../../../../tools/remotes/manifests.mjs';
import { authClient, newAccount } from '../support/accounts.js';
import { endAll, find, newPlace, npmStart, type Place, ready, type RunningProduct, until } from '../support/product.js';
import { readLogs } from '../support/read-logs.js';

const dist = path.resolve(import.meta.dirname, '../../../../dist');

/** A secret that occurs nowhere else. */
const canary = (name: string): string => `canary-${name}-${randomBytes(16).toString('hex')}`;

/** Remembers everything that an installation says to the outside: answers whole, output, logs. */
class Outside {
  private readonly heard: string[] = [];

  constructor(
    private readonly request: APIRequestContext,
    private readonly place: Place,
    private readonly product: RunningProduct,
  ) {}

  async ask(method: string, address: string, more: object = {}): Promise<{ status: number; text: string }> {
    const answer = await this.request.fetch(address, { method, ...more });
    const text = await answer.text();
    this.heard.push(JSON.stringify(answer.headers()), text);
    return { status: answer.status(), text };
  }

  /** Asks for what the gateway makes itself. */
  async readPages(): Promise<void> {
    for (const address of ['/', '/config.json', '/remotes.json', '/api/openapi.json', '/metrics', '/health/ready']) {
      await this.ask('GET', address, { headers: { accept: 'text/html, */*' } });
    }
  }

  /** Asks for every file that the page and the remotes are made of. */
  async readFiles(): Promise<void> {
    for (const [folder, under] of [
      ['shell', ''],
      ...readManifests().map(({ id: name }) => [`${name}-mfe`, `/remotes/${name}`]),
    ]) {
      for (const file of filesIn(path.join(dist, folder!)).filter((name) => !/\.(br|gz)$/.test(name)))
        await this.ask('GET', `${under}/${file}`);
    }
  }

  get everything(): string {
    return [...this.heard, this.product.output(), ...Object.values(readLogs(this.place.data))].join('\n');
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Everything that was built, for the browser and for the server. */
const built = (): string =>
  filesIn(dist)
    .map((file) => readFileSync(path.join(dist, file), 'latin1'))
    .join('\n');

const loginOf = (name: string, databaseUrl: string): string =>
  serviceLogin(name, { settings: { values: {} }, secrets: { databasePassword: '' }, databaseUrl });

/** Runs `work` while the database takes another password of the content service than the one that this has. */
async function withPassword(url: string, other: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const change = (password: string) =>
    client.query(`alter role berea_content_login password ${client.escapeLiteral(password)}`);
  // As Postgres keeps it, so it is taken back.
  const { rows } = await client.query(`select rolpassword from pg_authid where rolname = 'berea_content_login'`);
  try {
    await change(other);
    await work();
  } finally {
    await change(rows[0].rolpassword);
    await client.end();
  }
}

function expectHidden(secrets: Record<string, string>, everything: string): void {
  // A public value is found, so the search works and a secret that is not found is not there.
  expect(everything).toContain('sb_publishable_e2e');
  const shown = (text: string) => Object.keys(secrets).filter((name) => text.includes(secrets[name]!));
  expect(shown(everything)).toEqual([]);
  expect(shown(built())).toEqual([]);
}

test.describe('no secret leaves the installation', () => {
  test.describe.configure({ mode: 'default' });
  let place: Place;
  let product: RunningProduct | undefined;
  const endings: (() => Promise<unknown> | void)[] = [];

  test.beforeEach(async () => {
    place = await newPlace();
    product = undefined;
    endings.push(() => place.remove());
  });
  test.afterEach(async () => {
    if (product) await endAll(product);
    for (const end of endings.splice(0).reverse()) await end();
  });

  test('with its own auth, a database, a Redis and a mail server, also while they fail', async ({ playwright }) => {
    const secrets = {
      AUTH_INSTANCE_KEY: canary('instance'),
      DATABASE_URL: canary('database'),
      REDIS_URL: canary('redis'),
      SMTP_PASS: canary('smtp'),
      METRICS_TOKEN: canary('metrics'),
    };
    const folder = mkdtempSync(path.join(tmpdir(), 'berea-secrets-'));
    chmodSync(folder, 0o711);
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: secrets.DATABASE_URL });
    endings.push(() => postgres.stop());
    const redis = await RedisServer.start('--requirepass', secrets.REDIS_URL);
    endings.push(() => redis.stop());
    const inbox = await startSmtpInbox();
    endings.push(() => inbox.stop());
    mkdirSync(place.data, { recursive: true });
    writeFileSync(
      path.join(place.data, 'secrets.json'),
      JSON.stringify({
        databasePassword: canary('unused'),
        authInstanceKey: secrets.AUTH_INSTANCE_KEY,
        anonKey: 'sb_publishable_e2e',
      }),
    );
    // Their own passwords, which come from that one.
    const logins = Object.fromEntries(
      ['auth', 'content', 'study'].map((name) => [name, new URL(loginOf(name, postgres.url)).password]),
    );
    const metricsPort = await freePortsInRow(METRICS_PORTS);
    product = npmStart(place, {
      LOG_LEVEL: 'trace',
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url.replace('//', `//:${secrets.REDIS_URL}@`),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(inbox.port),
      SMTP_USER: 'berea',
      SMTP_PASS: secrets.SMTP_PASS,
      SMTP_FROM: 'Berea <berea@example.org>',
      // This mail server has no TLS.
      SMTP_TLS: 'offered',
      METRICS_PORT: String(metricsPort),
      METRICS_TOKEN: secrets.METRICS_TOKEN,
    });
    await ready(product);
    const request = await playwright.request.newContext({ baseURL: product.url });
    endings.push(() => request.dispose());
    const outside = new Outside(request, place, product);
    await outside.readPages();
    await outside.readFiles();

    const account = newAccount();
    const auth = await authClient(request, product.url);
    await until(async () => !(await auth.signUp({ email: account.email, password: account.password })).error);
    await until(() => inbox.mails.length > 0);
    expect(inbox.logins).toContain(`berea:${secrets.SMTP_PASS}`);
    const code = /\b\d{6}\b/.exec(inbox.mails[0]!.text)![0];
    const { data } = await auth.verifyOtp({ email: account.email, token: code, type: 'signup' });
    const headers = { authorization: `Bearer ${data.session!.access_token}` };
    const note = { headers, data: { title: 't', content: 'c' } };
    await until(async () => (await outside.ask('POST', '/api/notes', note)).status === 201);
    await outside.ask('POST', '/auth/v1/token?grant_type=password', {
      data: { email: account.email, password: 'wrong' },
    });
    await outside.ask('GET', '/api/notes', { headers: { authorization: 'Bearer wrong' } });
    await outside.ask('POST', '/api/notes', { headers, data: '{' });

    const measured = await request.get(`http://127.0.0.1:${metricsPort}/metrics`, {
      headers: { authorization: `Bearer ${secrets.METRICS_TOKEN}` },
    });
    const refused = await request.get(`http://127.0.0.1:${metricsPort}/metrics`);
    expect([measured.status(), refused.status()]).toEqual([200, 401]);
    for (const secret of Object.values(secrets)) expect(await measured.text()).not.toContain(secret);

    // Errors quote their input.
    await redis.stop();
    await inbox.stop();
    await outside.ask('POST', '/auth/v1/recover', { data: { email: account.email } });
    await outside.ask('GET', '/api/notes', { headers });
    // A password that Postgres refuses ends a service at once; for one that is gone it waits, and says so.
    await withPassword(postgres.url, 'another-one', async () => {
      process.kill(find(product!, 'dist/content/main.mjs').pid, 'SIGKILL');
      await until(() => (readLogs(place.data)['content'] ?? '').includes('"level":60'));
    });
    await until(async () => (await outside.ask('POST', '/api/notes', note)).status === 201);
    await postgres.stop();
    await until(async () => (await outside.ask('POST', '/api/notes', note)).status >= 500);
    process.kill(find(product, 'dist/content/main.mjs').pid, 'SIGKILL');
    await until(() => (readLogs(place.data)['content'] ?? '').includes('ECONNREFUSED'));
    await outside.ask('POST', '/auth/v1/signup', { data: { email: newAccount().email, password: account.password } });
    expectHidden(
      { ...secrets, ...logins, password: account.password, token: data.session!.refresh_token },
      outside.everything,
    );
  });

  test('with a hosted auth service', async ({ playwright }) => {
    const secrets = { SUPABASE_JWT_SECRET: canary('jwt') };
    const hosted: Server = createServer((_request, response) => response.end('{"keys":[]}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => hosted.once('listening', resolve));
    endings.push(() => void hosted.close());
    const SUPABASE_URL = `http://127.0.0.1:${(hosted.address() as { port: number }).port}`;
    product = npmStart(place, {
      LOG_LEVEL: 'trace',
      SUPABASE_URL,
      SUPABASE_ANON_KEY: 'sb_publishable_e2e',
      SUPABASE_JWT_SECRET: secrets.SUPABASE_JWT_SECRET,
    });
    await ready(product);
    const request = await playwright.request.newContext({ baseURL: product.url });
    endings.push(() => request.dispose());
    const outside = new Outside(request, place, product);
    await outside.readPages();
    const token = await new SignJWT({
      role: 'authenticated',
      email: 'ruth@example.org',
      session_id: crypto.randomUUID(),
      aal: 'aal1',
      // As the hook of a hosted project writes it; without it, the project is asked.
      second_factor: false,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(crypto.randomUUID())
      .setIssuer(`${SUPABASE_URL}/auth/v1`)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secrets.SUPABASE_JWT_SECRET));
    const headers = { authorization: `Bearer ${token}` };
    const note = { headers, data: { title: 't', content: 'c' } };
    await until(async () => (await outside.ask('POST', '/api/notes', note)).status === 201);
    expect((await outside.ask('GET', '/api/notes', { headers: { authorization: `Bearer ${token}x` } })).status).toBe(
      401,
    );
    expectHidden({ ...secrets, token }, outside.everything);
  });
});
