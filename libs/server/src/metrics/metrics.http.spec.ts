import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import supertest from 'supertest';
import { captureLog } from '../testing/capture-log.js';
import { startThings, type Things } from '../testing/start-things.js';
import { startThingsDatabase, type ThingsDatabase } from '../testing/things-database.js';
import { until } from '../testing/until.js';
import { MetricsEnv } from '../environment/env.js';
import { type MetricsServer, serveMetrics } from './serve-metrics.js';

const { log } = captureLog();
const serve = (env: Record<string, unknown> = {}) => serveMetrics(MetricsEnv.parse({ METRICS_PORT: '0', ...env }), log);

let things: Things;
let server: MetricsServer;
beforeAll(async () => {
  things = await startThings();
  server = (await serve())!;
});
afterAll(async () => {
  await server.close();
  await things.stop();
});

const at = ({ port }: MetricsServer) => supertest(`http://127.0.0.1:${port}`);
const read = async () => (await at(server).get('/metrics').expect(200)).text;
/** The value of the one series that has all of `parts`; undefined if there is none. */
const valueOf = (text: string, ...parts: string[]) => {
  const line = text.split('\n').find((row) => !row.startsWith('#') && parts.every((part) => row.includes(part)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

/** The sum of all series that have all of `parts`: earlier test files of this worker have left some. */
const sumOf = (text: string, ...parts: string[]) =>
  text
    .split('\n')
    .filter((row) => !row.startsWith('#') && parts.every((part) => row.includes(part)))
    .reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0);

describe('the metrics of requests', () => {
  it('count requests by route template, and measure their duration', async () => {
    const name = ['http_requests_total{', 'method="GET"', 'route="/things/:id"', 'status="200"'];
    const before = sumOf(await read(), ...name);
    for (const id of ['private-1', 'private-2', 'private-3']) await things.api().get(`/things/${id}`).expect(200);
    await until(async () => sumOf(await read(), ...name) === before + 3);
    const text = await read();
    expect(text).not.toContain('private');
    // All statuses, since the duration has no status label.
    const all = sumOf(text, 'http_requests_total{', 'method="GET"', 'route="/things/:id"');
    expect(sumOf(text, 'http_request_duration_seconds_count{', 'route="/things/:id"', 'GET')).toBe(all);
    expect(sumOf(text, 'http_request_duration_seconds_bucket{le="+Inf"', 'route="/things/:id"', 'GET')).toBe(all);
  });

  it('count failed requests, also those that reach no route', async () => {
    const count = async (...parts: string[]) => sumOf(await read(), 'http_requests_total{', ...parts);
    const unexpected = () => count('route="/failures/:how"', 'status="500"');
    const unknown = () => count('route="unknown"', 'status="400"');
    const before = [await unexpected(), await unknown()];
    await things.api().get('/failures/unexpected').expect(500);
    await things.api().get('/things/%E0%A4%A').expect(400);
    await until(async () => (await unexpected()) === before[0]! + 1);
    await until(async () => (await unknown()) === before[1]! + 1);
  });

  it('leave out health probes', async () => {
    await things.api().get('/health/ready').expect(200);
    // Auth answers a route of that name, whose series may come from an earlier test file of this worker.
    const own = (await read()).split('\n').filter((row) => row.includes('service="things"'));
    expect(own.filter((row) => row.includes('route="/things/:id"'))).not.toEqual([]);
    expect(own.filter((row) => row.includes('/health'))).toEqual([]);
  });

  it('when many addresses are asked for, have no more series', async () => {
    const ask = (path: string) => fetch(`${things.url}${path}`).then(({ body }) => body?.cancel());
    const seriesOf = (text: string) => text.split('\n').filter((row) => /^http_\w+\{/.test(row)).length;
    for (const path of [
      '/things/a',
      '/nothing',
      '/things/%E0%A4%A',
      `/things/${'a'.repeat(500)}`,
      '/things/%00',
      '/%00',
      '/failures/x',
    ])
      await ask(path);
    const text = () =>
      fc.string({ unit: 'binary', maxLength: 30 }).map((part) => encodeURIComponent(part.toWellFormed()));
    const path = fc.oneof(
      text().map((part) => `/things/${part}x`),
      fc.array(text(), { minLength: 1, maxLength: 5 }).map((parts) => `/nothing/${parts.join('/')}`),
      text().map((part) => `/${part}?${part}=${part}`),
    );
    const before = seriesOf(await read());
    await fc.assert(fc.asyncProperty(path, ask), { numRuns: 1_000 });
    expect(seriesOf(await read())).toBe(before);
  });
});

describe('the metrics of the process', () => {
  it('have event loop delay, memory and CPU', async () => {
    const text = await read();
    for (const name of [
      'nodejs_eventloop_lag_p50_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ])
      expect(valueOf(text, `${name} `)).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'process_resident_memory_bytes ')).toBeGreaterThan(1_000_000);
  });
});

describe('the metrics of the database', () => {
  let database: ThingsDatabase;
  beforeAll(async () => {
    database = await startThingsDatabase();
  });
  afterAll(() => database.stop());

  const state = async () => {
    const text = await read();
    return {
      used: valueOf(text, 'db_pool_connections{schema="spec",state="used"}'),
      idle: valueOf(text, 'db_pool_connections{schema="spec",state="idle"}'),
      waiting: valueOf(text, 'db_pool_waiting{schema="spec"}'),
      max: valueOf(text, 'db_pool_connections_max{schema="spec"}'),
    };
  };

  it('have connections in use, idle and waited for', async () => {
    const runners = Array.from({ length: 3 }, () => database.db.dataSource.createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    const late = database.db.check();
    expect(await state()).toEqual({ used: 3, idle: 0, waiting: 1, max: 3 });
    await Promise.all(runners.map((runner) => runner.release()));
    await late;
    expect(await state()).toEqual({ used: 0, idle: 3, waiting: 0, max: 3 });
  });
});

describe('GET /metrics', () => {
  it('without METRICS_PORT, is not served', async () => {
    expect(await serveMetrics(MetricsEnv.parse({}), log)).toBeUndefined();
  });

  it('at the port of the service, answers 404', async () => {
    await things.api().get('/metrics').expect(404);
  });

  it('any other path answers 404, any other method 405', async () => {
    await at(server).get('/').expect(404);
    await at(server).get('/things/7').expect(404);
    const { headers } = await at(server).post('/metrics').send({}).expect(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });

  it('with METRICS_TOKEN, answers 401 without it', async () => {
    const guarded = (await serve({ METRICS_TOKEN: 'a token long enough' }))!;
    for (const given of [
      undefined,
      'Bearer',
      'Bearer a token long enougx',
      'Basic a token long enough',
      'a token long enough',
    ]) {
      const asked = at(guarded).get('/metrics');
      const { text } = await (given ? asked.set('authorization', given) : asked).expect(401);
      expect(text).toBe('');
    }
    await at(guarded).get('/metrics').set('authorization', 'Bearer a token long enough').expect(200);
    await guarded.close();
  });

  it('when the port is taken, the start fails', async () => {
    await expect(serve({ METRICS_PORT: String(server.port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it.each([
    ['METRICS_PORT', '-1'],
    ['METRICS_PORT', '70000'],
    ['METRICS_PORT', 'many'],
    ['METRICS_TOKEN', 'short'],
  ])('with %s=%s, the environment is rejected', (name, value) => {
    expect(MetricsEnv.safeParse({ [name]: value }).success).toBe(false);
  });
});
