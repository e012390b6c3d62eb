import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { freePortsInRow } from '../../../../tools/free-ports.mjs';
import { METRICS_PORTS } from '../../../../tools/launch/ports.mjs';
import { authClient, signUpAndConfirm } from '../support/accounts.js';
import { endAll, find, newPlace, npmStart, type Place, ready, type RunningProduct, until } from '../support/product.js';
import { rawRequest } from '../support/raw-request.js';
import { linesOf, readLogs } from '../support/read-logs.js';

/** A failed request as its sender sees it. */
interface Failure {
  readonly status: number;
  readonly id: string;
}

test.describe('a running product is observable', () => {
  test.describe.configure({ mode: 'default' });
  let place: Place;
  let product: RunningProduct;
  let metricsPort: number;
  let request: APIRequestContext;
  let headers: { authorization: string };

  test.beforeAll(async ({ playwright }) => {
    place = await newPlace();
    metricsPort = await freePortsInRow(METRICS_PORTS);
    product = npmStart(place, { RATE_LIMIT_SCALE: '1', METRICS_PORT: String(metricsPort) });
    await ready(product);
    request = await playwright.request.newContext({ baseURL: product.url });
    headers = { authorization: `Bearer ${(await signUpAndConfirm(request, product.url)).access_token}` };
  });
  test.afterAll(async () => {
    await request?.dispose();
    if (product) await endAll(product);
    place?.remove();
  });

  const send = async (method: string, path: string, more: object = {}): Promise<Failure> => {
    const answer = await request.fetch(path, { method, headers, ...more });
    return { status: answer.status(), id: answer.headers()['x-request-id'] ?? '' };
  };
  const sendRaw = async (text: string): Promise<Failure> => {
    const answer = await rawRequest(product.url, text);
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
      id: /^x-request-id: (\S+)/im.exec(answer)?.[1] ?? '',
    };
  };
  /** The request's id is in the log of each of these services, and of no other. */
  const expectSeen = async ({ id }: Failure, ...services: string[]) => {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await until(() => services.every((service) => linesOf(place.data, service, id).length > 0));
    expect(
      Object.keys(readLogs(place.data))
        .filter((name) => linesOf(place.data, name, id).length > 0)
        .sort(),
    ).toEqual([...services].sort());
  };

  const json = (data: unknown) => ({ data, headers: { ...headers, 'content-type': 'application/json' } });
  const CASES: [string, number, string[], () => Promise<Failure>][] = [
    ['no JSON', 400, ['content'], () => send('POST', '/api/notes', json('{'))],
    ['a field that is missing', 400, ['content'], () => send('POST', '/api/notes', json({ title: '' }))],
    ['an address with an empty segment', 400, [], () => send('GET', '/a//b')],
    [
      'an address that cannot be decoded',
      400,
      [],
      () => sendRaw('GET /api/notes/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ],
    ['no request at all', 400, [], () => sendRaw('NONSENSE\r\n\r\n')],
    [
      'headers that are too large',
      431,
      [],
      () => sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    ],
    ['no token', 401, [], () => send('GET', '/api/notes', { headers: {} })],
    [
      'a forged token',
      401,
      [],
      () => send('GET', '/api/notes', { headers: { authorization: `${headers.authorization}x` } }),
    ],
    ['an unknown route', 404, [], () => send('GET', '/api/nothing')],
    ['a file that is not there', 404, [], () => send('GET', '/assets/none.0000000000.js')],
    ['a note that does not exist', 404, ['content'], () => send('DELETE', `/api/notes/${randomUUID()}`)],
    ['a chapter that there is not', 404, ['study'], () => send('GET', '/api/bible/Matthew/99')],
    ['a method that there is not', 405, [], () => send('PATCH', '/api/notes')],
    [
      'a body that is too large',
      413,
      [],
      () => send('POST', '/api/notes', json({ title: 't', content: 'x'.repeat(2 << 20) })),
    ],
    [
      'a compressed body',
      415,
      [],
      () => send('POST', '/api/notes', { headers: { ...headers, 'content-encoding': 'gzip' }, data: 'x' }),
    ],
    [
      'a wrong password',
      400,
      ['auth'],
      () =>
        send('POST', '/auth/v1/token?grant_type=password', {
          headers: {},
          data: { email: 'x@example.org', password: 'wrong-password' },
        }),
    ],
  ];
  for (const [what, status, services, ask] of CASES) {
    test(`the id of a ${status} to ${what} is in the log of every hop`, async () => {
      const failure = await ask();
      expect(failure.status).toBe(status);
      await expectSeen(failure, 'gateway', ...services);
    });
  }

  test('the id of a 504 is in the log of the service that was late, once it goes on', async () => {
    const { pid } = find(product, 'dist/content/main.mjs');
    process.kill(pid, 'SIGSTOP');
    const failure = await send('GET', '/api/notes').finally(() => process.kill(pid, 'SIGCONT'));
    expect(failure.status).toBe(504);
    await expectSeen(failure, 'gateway', 'content');
  });

  test('the id of a 503 is in the log of the gateway', async () => {
    process.kill(find(product, 'dist/study/main.mjs').pid, 'SIGKILL');
    let failure: Failure = { status: 200, id: '' };
    // The gateway caches none of this, unlike chapters.
    await until(async () => (failure = await send('GET', '/api/chat/conversations')).status !== 200);
    expect([502, 503]).toContain(failure.status);
    await expectSeen(failure, 'gateway');
    await until(async () => (await send('GET', '/api/chat/conversations')).status === 200);
  });

  test('one trace runs through all hops', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    await request.get('/api/notes', { headers: { ...headers, traceparent } });
    await until(() => ['gateway', 'content'].every((name) => linesOf(place.data, name, traceId).length > 0));
  });

  test('logs hold no token, mail or address with ids', async () => {
    const auth = await authClient(request, product.url);
    await auth.signInWithPassword({ email: 'ruth.private@example.org', password: 'private-password' });
    const { id } = await send('GET', `/api/notes/private-id?q=private-query`);
    await until(() => linesOf(place.data, 'gateway', id).length > 0);
    const logs = Object.values(readLogs(place.data)).join('\n');
    expect(logs).not.toMatch(/private-password|private-query|private-id|ruth\.private/);
    expect(logs).not.toMatch(/eyJ[\w-]+\.|@example\.org/);
  });

  test('each service shows what it measures, at a port of its own', async () => {
    for (const [index, service] of ['gateway', 'auth', 'study', 'content'].entries()) {
      const shown = await (await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`)).text();
      expect(shown).toContain(`http_requests_total{service="${service}"`);
      expect(shown).toContain('nodejs_eventloop_lag_p99_seconds');
      if (service !== 'gateway') expect(shown).toMatch(/db_pool_connections\{schema="\w+",state="idle"\} \d/);
    }
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
    expect(product.output()).toContain(`gateway http://127.0.0.1:${metricsPort}/metrics`);
  });

  test('npm run doctor finds nothing wrong with the running product', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/doctor.mjs', '--json'], {
      cwd: path.resolve(import.meta.dirname, '../../../..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: String(place.port),
        BEREA_DATA_DIR: place.data,
        METRICS_PORT: String(metricsPort),
      },
    });
    const { findings } = JSON.parse(stdout) as { findings: { subject: string; state: string; text: string }[] };
    expect(findings.filter(({ state }) => state === 'problem')).toEqual([]);
    expect(status).toBe(0);
    const sound = findings.filter(({ state }) => state === 'ok').map(({ subject }) => subject);
    const parts = [
      'Product',
      'Database',
      'Schema auth',
      'Schema content',
      'Schema study',
      'Sign-in',
      'Data folder',
      'Secrets',
    ];
    expect(sound).toEqual(expect.arrayContaining(parts));
  });

  // Last: the allowance of the user is used up afterwards.
  test('the id of a 429 is in the log of the gateway', async () => {
    let failure: Failure | undefined;
    while (!failure) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send('GET', '/api/bible/search?q=a')));
      failure = answers.find(({ status }) => status === 429);
    }
    await expectSeen(failure, 'gateway');
  });
});
