import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import type { ApiRoute } from '../routing/api-routes.js';
import { SETTINGS } from '../settings.js';
import { type EventStream, EVENT_STREAM, events, openStream } from '../testing/event-stream.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';
import { until } from '../testing/until.js';

const routes: readonly ApiRoute[] = [
  { method: 'GET', path: '/api/told', upstream: 'study', class: 'read', stream: true },
  { method: 'GET', path: '/api/plain', upstream: 'study', class: 'read' },
];

describe('event streams', () => {
  let door: GatewayUnderTest;
  const open: EventStream[] = [];
  beforeAll(async () => {
    door = await GatewayUnderTest.start({
      routes,
      settings: { limits: { ...SETTINGS.limits, read: 1_000 }, streams: { ...SETTINGS.streams, atOnce: 140 } },
    });
  });
  afterEach(async () => {
    for (const stream of open.splice(0)) stream.leave();
    await until(async () => (await connections()) === 0);
    door.forget();
  });
  afterAll(() => door.stop());

  /** Streams that the service still serves. */
  const served = new Set<ServerResponse>();
  const connections = async () => served.size;
  const serve = (script: (response: ServerResponse) => void) => {
    door.study.script = (response, request) => {
      if (request.url !== '/api/told') return json(200, { ok: true })(response, request);
      served.add(response);
      response.once('close', () => served.delete(response));
      script(response);
    };
  };
  const tell = (...texts: readonly string[]) => serve((response) => events(...texts)(response, undefined as never));
  const listen = async (token = door.token, headers: Record<string, string> = {}) => {
    const stream = await openStream(`${door.service.url}/api/told`, token, headers);
    open.push(stream);
    return stream;
  };
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => door.issuer.token(door.issuer.user())));

  it('pass each event on when it comes, unread, uncompressed and for nobody to keep', async () => {
    let next: (text: string) => void = () => undefined;
    serve((response) => {
      response.writeHead(200, { ...EVENT_STREAM, 'cache-control': 'public, max-age=9', 'set-cookie': 'a=1' });
      next = (text) => void response.write(text);
      next('data: 1\n\n');
    });
    const stream = await listen(door.token, { 'accept-encoding': 'br, gzip' });
    await until(async () => stream.received().endsWith('data: 1\n\n'));
    next('data: 2\n\n');
    await until(async () => stream.received().endsWith('data: 2\n\n'));
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': door.study.only.headers['x-request-id'],
    });
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) {
      expect(stream.headers).not.toHaveProperty(name);
    }
  });

  it('bring their headers before the first event is there, and name no deadline to the service', async () => {
    tell();
    const stream = await listen();
    expect([stream.status, stream.received().replace(':\n\n', '')]).toEqual([200, '']);
    expect(door.study.only.headers).not.toHaveProperty('x-deadline-ms');
  });

  it('end when the service ends them', async () => {
    serve((response) => response.writeHead(200, EVENT_STREAM).end('data: last\n\n'));
    const stream = await listen();
    expect(await stream.ended).toBe('ended');
    expect(stream.received()).toBe(':\n\ndata: last\n\n');
  });

  it('are cut when the service breaks off: they never look complete', async () => {
    serve((response) => {
      response.writeHead(200, EVENT_STREAM);
      response.write('data: 1\n\n', () => response.socket?.destroy());
    });
    expect(await (await listen()).ended).toBe('cut');
  });

  it('let the service go when the client leaves, though nothing is being said', async () => {
    tell('data: 1\n\n');
    const stream = await listen();
    expect(served.size).toBe(1);
    stream.leave();
    await until(async () => served.size === 0);
  });

  it('are at most four of one user, who may open another when one has ended', async () => {
    tell('data: 1\n\n');
    const four = await Promise.all([1, 2, 3, 4].map(() => listen()));
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await door.signedIn.get('/api/told').expect(429);
    expect(refused.body).toEqual(errorBody('TOO_MANY_REQUESTS', 'At most 4 answers can be streamed to you at once.'));
    const [other] = await people(1);
    expect((await listen(other)).status).toBe(200);
    four[0]?.leave();
    await until(async () => (await listen()).status === 200);
  });

  it('are refused beyond what one service may be asked for', async () => {
    tell('data: 1\n\n');
    const tokens = await people(36);
    const all = await Promise.all(tokens.flatMap((token) => [1, 2, 3, 4].map(() => listen(token))));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(140);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
    expect(all.find(({ status }) => status === 503)?.headers['retry-after']).toBe('1');
  });

  it('are for signed-in users alone', async () => {
    await door.anybody.get('/api/told').expect(401);
    expect(door.study.seen).toEqual([]);
  });

  it('are refused like any other request, and asked for once', async () => {
    door.study.script = json(503, {});
    await door.signedIn.get('/api/told').expect(503, errorBody('SERVICE_UNAVAILABLE'));
    expect(door.study.seen).toHaveLength(1);
    door.study.script = json(400, errorBody('BAD_REQUEST'));
    await door.signedIn.get('/api/told').expect(400, errorBody('BAD_REQUEST'));
    door.study.script = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    await door.signedIn.get('/api/told').expect(502);
  });

  it('cannot be asked for with HEAD, which would have no end', async () => {
    const answer = await door.signedIn.head('/api/told').expect(405);
    expect(answer.headers['allow']).toBe('GET');
  });
});

describe('event streams, when nothing moves', () => {
  it.each([
    ['the service is silent', { streams: { ...SETTINGS.streams, silenceTimeout: 300 } }, 'data: 1\n\n'],
    ['the client does not read', { readerTimeout: 300 }, `data: ${'x'.repeat(8 << 20)}\n\n`],
  ])('are cut when %s', async (_name, settings, text) => {
    const door = await GatewayUnderTest.start({ routes, settings });
    const gone = new Promise<void>((resolve) => {
      door.study.script = (response, request) => {
        response.once('close', resolve);
        events(text)(response, request);
      };
    });
    try {
      const stream = await openStream(`${door.service.url}/api/told`, door.token);
      stream.pause();
      await gone;
      stream.leave();
    } finally {
      await door.stop();
    }
  });

  it('are a 504 when they do not begin', async () => {
    const streams = { ...SETTINGS.streams, beginTimeout: 100 };
    const door = await GatewayUnderTest.start({ routes, settings: { streams } });
    try {
      door.study.script = () => undefined;
      await door.signedIn.get('/api/told').expect(504, errorBody('GATEWAY_TIMEOUT'));
    } finally {
      await door.stop();
    }
  });
});

describe('a thousand idle event streams', () => {
  let door: GatewayUnderTest;
  beforeAll(async () => {
    door = await GatewayUnderTest.start({ routes });
  });
  afterAll(() => door.stop());

  it('leave all other requests their way', async () => {
    const served = new Set<ServerResponse>();
    door.study.script = (response, request) => {
      if (request.url !== '/api/told') return json(200, { ok: true })(response, request);
      served.add(response);
      response.once('close', () => served.delete(response));
      events('data: 1\n\n')(response, request);
    };
    const open: EventStream[] = [];
    for (let person = 0; person < 250; person += 1) {
      const token = await door.issuer.token(door.issuer.user());
      open.push(...(await Promise.all([1, 2, 3, 4].map(() => openStream(`${door.service.url}/api/told`, token)))));
    }
    expect(open.filter(({ status }) => status === 200)).toHaveLength(1_000);
    expect(served.size).toBe(1_000);
    for (let index = 0; index < 100; index += 1) await door.signedIn.get('/api/plain').expect(200);
    await door.anybody.get('/health/ready').expect(200);
    expect(served.size).toBe(1_000);
    for (const stream of open) stream.leave();
    await until(async () => served.size === 0);
  });
});

describe('event streams, when the gateway stops', () => {
  const stopWith = async (text: string) => {
    const door = await GatewayUnderTest.start({ routes });
    door.study.script = events(text);
    const stream = await openStream(`${door.service.url}/api/told`, door.token);
    await until(async () => stream.received().endsWith(text));
    await Promise.all([door.stop(), stream.ended]);
    return stream.received();
  };

  it('are told so, and asked to come back', async () => {
    expect(await stopWith('data: 1\n\n')).toBe(':\n\ndata: 1\n\nevent: shutdown\nretry: 1000\ndata: {}\n\n');
  });

  it('end in the middle of an event rather than with a wrong one', async () => {
    expect(await stopWith('data: 1\n\ndata: {"half')).toBe(':\n\ndata: 1\n\ndata: {"half');
  });
});
