import type { ServerResponse } from 'node:http';
import { until } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import type { ApiRoute } from './api.js';
import { SETTINGS } from '../config/settings.js';
import { type EventStream, EVENT_STREAM, events, openStream } from '../testing/event-stream.js';
import { GatewayUnderTest, PATIENT } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const routes: readonly ApiRoute[] = [
  { method: 'GET', path: '/api/told', upstream: 'study', class: 'read', stream: true },
  { method: 'GET', path: '/api/plain', upstream: 'study', class: 'read' },
];

describe('event streams', () => {
  let gateway: GatewayUnderTest;
  const open: EventStream[] = [];
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({
      routes,
      settings: { limits: { ...SETTINGS.limits, read: 1_000 }, streams: { ...PATIENT.streams, maxActive: 140 } },
    });
  });
  afterEach(async () => {
    for (const stream of open.splice(0)) stream.leave();
    await until(async () => (await connections()) === 0);
    gateway.reset();
  });
  afterAll(() => gateway.stop());

  /** Streams that the service still serves. */
  const served = new Set<ServerResponse>();
  const connections = async () => served.size;
  const serve = (script: (response: ServerResponse) => void) => {
    gateway.study.script = (response, request) => {
      if (request.url !== '/api/told') return json(200, { ok: true })(response, request);
      served.add(response);
      response.once('close', () => served.delete(response));
      script(response);
    };
  };
  const tell = (...texts: readonly string[]) => serve((response) => events(...texts)(response, undefined as never));
  const listen = async (token = gateway.token, headers: Record<string, string> = {}) => {
    const stream = await openStream(`${gateway.service.url}/api/told`, token, headers);
    open.push(stream);
    return stream;
  };
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => gateway.issuer.token(gateway.issuer.user())));

  it('pass each event on as it arrives, unchanged, uncompressed and not to be stored', async () => {
    let next: (text: string) => void = () => undefined;
    serve((response) => {
      response.writeHead(200, { ...EVENT_STREAM, 'cache-control': 'public, max-age=9', 'set-cookie': 'a=1' });
      next = (text) => void response.write(text);
      next('data: 1\n\n');
    });
    const stream = await listen(gateway.token, { 'accept-encoding': 'br, gzip' });
    await until(async () => stream.received().endsWith('data: 1\n\n'));
    next('data: 2\n\n');
    await until(async () => stream.received().endsWith('data: 2\n\n'));
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': gateway.study.only.headers['x-request-id'],
    });
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) {
      expect(stream.headers).not.toHaveProperty(name);
    }
  });

  it('send their headers before the first event, and no deadline to the service', async () => {
    tell();
    const stream = await listen();
    expect([stream.status, stream.received().replace(':\n\n', '')]).toEqual([200, '']);
    expect(gateway.study.only.headers).not.toHaveProperty('x-deadline-ms');
  });

  it('end when the service ends them', async () => {
    serve((response) => response.writeHead(200, EVENT_STREAM).end('data: last\n\n'));
    const stream = await listen();
    expect(await stream.ended).toBe('ended');
    expect(stream.received()).toBe(':\n\ndata: last\n\n');
  });

  it('are cut when the service breaks off, so that they never look complete', async () => {
    serve((response) => {
      response.writeHead(200, EVENT_STREAM);
      response.write('data: 1\n\n', () => response.socket?.destroy());
    });
    expect(await (await listen()).ended).toBe('cut');
  });

  it('close the connection to the service when the client disconnects, though no event is under way', async () => {
    tell('data: 1\n\n');
    const stream = await listen();
    expect(served.size).toBe(1);
    stream.leave();
    await until(async () => served.size === 0);
  });

  it('are limited to four for each user, who may open another when one has ended', async () => {
    tell('data: 1\n\n');
    const four = await Promise.all([1, 2, 3, 4].map(() => listen()));
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await gateway.signedIn.get('/api/told').expect(429);
    expect(refused.body).toEqual(errorBody('too_many_streams', { most: 4 }));
    const [other] = await people(1);
    expect((await listen(other)).status).toBe(200);
    four[0]?.leave();
    await until(async () => (await listen()).status === 200);
  });

  it('beyond the limit of one service are rejected with 503', async () => {
    tell('data: 1\n\n');
    const tokens = await people(36);
    const all = await Promise.all(tokens.flatMap((token) => [1, 2, 3, 4].map(() => listen(token))));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(140);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
    expect(all.find(({ status }) => status === 503)?.headers['retry-after']).toBe('1');
  });

  it('without a token are rejected with 401', async () => {
    await gateway.anonymous.get('/api/told').expect(401);
    expect(gateway.study.seen).toEqual([]);
  });

  it('that the service rejects are answered like any other request, and not retried', async () => {
    gateway.study.script = json(503, {});
    await gateway.signedIn.get('/api/told').expect(503, errorBody('SERVICE_UNAVAILABLE'));
    expect(gateway.study.seen).toHaveLength(1);
    gateway.study.script = json(400, errorBody('BAD_REQUEST'));
    await gateway.signedIn.get('/api/told').expect(400, errorBody('BAD_REQUEST'));
    gateway.study.script = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    await gateway.signedIn.get('/api/told').expect(502);
  });

  it('requested with HEAD answer 405', async () => {
    const answer = await gateway.signedIn.head('/api/told').expect(405);
    expect(answer.headers['allow']).toBe('GET');
  });
});

describe('event streams, when no data moves', () => {
  it.each([
    ['the service is silent', { streams: { ...PATIENT.streams, silenceTimeout: 300 } }, 'data: 1\n\n'],
    ['the client does not read', { readerTimeout: 300 }, `data: ${'x'.repeat(8 << 20)}\n\n`],
  ])('are cut when %s', async (_name, settings, text) => {
    const gateway = await GatewayUnderTest.start({ routes, settings });
    const gone = new Promise<void>((resolve) => {
      gateway.study.script = (response, request) => {
        response.once('close', resolve);
        events(text)(response, request);
      };
    });
    try {
      const stream = await openStream(`${gateway.service.url}/api/told`, gateway.token);
      stream.pause();
      await gone;
      stream.leave();
    } finally {
      await gateway.stop();
    }
  });

  it('continue after the time within which they have to begin', async () => {
    const streams = { ...PATIENT.streams, beginTimeout: 1_500 };
    const gateway = await GatewayUnderTest.start({ routes, settings: { streams } });
    try {
      gateway.study.script = (response) => {
        let told = 0;
        response.writeHead(200, EVENT_STREAM);
        const telling = setInterval(() => {
          response.write(`data: ${(told += 1)}\n\n`);
          if (told === 20) response.end();
        }, 100);
        response.once('close', () => clearInterval(telling));
      };
      const stream = await openStream(`${gateway.service.url}/api/told`, gateway.token);
      expect(await stream.ended).toBe('ended');
      expect(stream.received()).toContain('data: 20\n\n');
    } finally {
      await gateway.stop();
    }
  });

  it('answer 504 when they do not begin', async () => {
    const streams = { ...PATIENT.streams, beginTimeout: 100 };
    const gateway = await GatewayUnderTest.start({ routes, settings: { streams } });
    try {
      gateway.study.script = () => undefined;
      await gateway.signedIn.get('/api/told').expect(504, errorBody('GATEWAY_TIMEOUT'));
    } finally {
      await gateway.stop();
    }
  });
});

describe('event streams, when the gateway stops', () => {
  const stopWith = async (text: string) => {
    const gateway = await GatewayUnderTest.start({ routes });
    gateway.study.script = events(text);
    const stream = await openStream(`${gateway.service.url}/api/told`, gateway.token);
    await until(async () => stream.received().endsWith(text));
    await Promise.all([gateway.stop(), stream.ended]);
    return stream.received();
  };

  it('end with an event that asks the client to reconnect', async () => {
    expect(await stopWith('data: 1\n\n')).toBe(':\n\ndata: 1\n\nevent: shutdown\nretry: 1000\ndata: {}\n\n');
  });

  it('end in the middle of an event rather than with a wrong one', async () => {
    expect(await stopWith('data: 1\n\ndata: {"half')).toBe(':\n\ndata: 1\n\ndata: {"half');
  });
});
