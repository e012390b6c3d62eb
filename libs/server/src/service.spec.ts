import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Agent, request as undici } from 'undici';
import supertest from 'supertest';
import { createService, markStopping, type ServiceParts } from './service.js';
import { captureLog } from './testing/capture-log.js';
import { thingsModule } from './testing/things-module.js';

const { log, lines } = captureLog('things');
let app: NestFastifyApplication;
let url: string;
let ready: () => Promise<void>;
const api = () => supertest(url);

const open = async (parts: Partial<ServiceParts> = {}) => {
  const opened = await createService('things', log, { module: thingsModule(log), ready: () => ready(), ...parts });
  await opened.listen(0, '127.0.0.1');
  return opened;
};
const addressOf = (opened: NestFastifyApplication) => {
  const { port } = opened.getHttpServer().address() as { port: number };
  return `http://127.0.0.1:${port}`;
};

beforeAll(async () => {
  app = await open();
  url = addressOf(app);
});
beforeEach(() => {
  ready = () => Promise.resolve();
  lines.length = 0;
});
afterAll(() => app.close());

describe('health', () => {
  it('is live whatever else fails', async () => {
    ready = () => Promise.reject(new Error('no database'));
    const { status, body } = await api().get('/health/live');
    expect([status, body]).toEqual([200, { status: 'ok', service: 'things' }]);
  });

  it('is ready when what it needs answers, and says no more than that it does not', async () => {
    expect((await api().get('/health/ready')).status).toBe(200);
    ready = () => Promise.reject(new Error('password authentication failed for hunter2'));
    const { status, body } = await api().get('/health/ready');
    expect([status, body]).toEqual([503, { status: 'unavailable', service: 'things' }]);
  });

  it('is not ready, yet alive, on its way out', async () => {
    const leaving = await open();
    markStopping(leaving);
    const answer = await supertest(addressOf(leaving)).get('/health/ready');
    expect([answer.status, answer.body.status]).toEqual([503, 'stopping']);
    await supertest(addressOf(leaving)).get('/health/live').expect(200);
    expect((await api().get('/health/ready')).status).toBe(200);
    await leaving.close();
  });

  it('leaves no lines in the log', async () => {
    await api().get('/health/ready');
    expect(lines).toEqual([]);
  });
});

describe('the request id', () => {
  it('is the one that the gateway gave', async () => {
    const { headers } = await api().get('/things/7').set('x-request-id', 'from-the_gateway.1');
    expect(headers['x-request-id']).toBe('from-the_gateway.1');
  });

  it.each([undefined, 'a b', 'x'.repeat(65), '<script>', 'a,b'])('is an own one in place of %p', async (given) => {
    const asked = api().get('/things/7');
    const { headers } = await (given ? asked.set('x-request-id', given) : asked);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is believed from nobody where anybody can ask', async () => {
    const door = await open({ publicDoor: true });
    const { headers } = await supertest(addressOf(door)).get('/things/7').set('x-request-id', 'mine');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    await door.close();
  });

  it.each(['/things/7', '/failures/unexpected', '/nothing', '/plain/unexpected', '/things/%E0%A4%A'])(
    'is on the answer of %s',
    async (path) => {
      const { headers } = await api().get(path).set('x-request-id', 'id-1');
      expect(headers['x-request-id']).toBe('id-1');
    },
  );

  it('is on every line that is logged for the request', async () => {
    await api().get('/failures/unexpected').set('x-request-id', 'id-2');
    await api().get('/plain/unexpected').set('x-request-id', 'id-2');
    expect(lines.map(({ msg }) => msg)).toEqual(['handler failed', 'request', 'request failed', 'request']);
    expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(['id-2']));
  });

  it('stays with its request when many run at once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `id-${index}`);
    await Promise.all(ids.map((id) => api().get('/failures/unexpected').set('x-request-id', id)));
    const logged = lines.filter(({ msg }) => msg === 'handler failed').map(({ requestId }) => requestId);
    expect(logged.sort()).toEqual(ids.sort());
  });
});

describe('the log of requests', () => {
  it('names the template of the address, never the address, and nothing that was sent', async () => {
    await api().put('/things/private-id?q=private-query').set('cookie', 'private=1').send({ text: 'private-body' });
    expect(lines).toMatchObject([{ method: 'PUT', route: '/things/:id', status: 200, service: 'things' }]);
    expect(JSON.stringify(lines)).not.toContain('private');
  });
});

describe('an error', () => {
  const bodyOf = (code: string) => ({ code, message: expect.any(String) });

  it.each([
    ['GET', '/nothing', 404, 'NOT_FOUND'],
    ['PATCH', '/things/7', 404, 'NOT_FOUND'],
    ['GET', '/failures/missing', 404, 'NOT_FOUND'],
    ['GET', '/failures/unexpected', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/text', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/output', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/constraint', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/unreachable', 503, 'SERVICE_UNAVAILABLE'],
    ['GET', '/failures/timeout', 503, 'SERVICE_UNAVAILABLE'],
    ['GET', '/failures/nest', 403, 'FORBIDDEN'],
    ['GET', '/plain/unexpected', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/plain/nest', 403, 'FORBIDDEN'],
    ['GET', '/things/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['GET', '/things/%ED%A0%80', 400, 'BAD_REQUEST'],
    ['GET', '/things/a%00b', 400, 'BAD_REQUEST'],
    ['GET', '/things/{500 characters}', 400, 'BAD_REQUEST'],
  ])('of %s %s is %d in the one body', async (method, path, status, code) => {
    const address = `${url}${path.replace('{500 characters}', 'a'.repeat(500))}`;
    const answer = await undici(address, { method: method as 'GET' });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const text = await answer.body.text();
    expect(JSON.parse(text)).toEqual(bodyOf(code));
    expect(text).not.toContain('hunter2');
    expect(text).not.toMatch(/10\.0\.0\.7|duplicate key|FST_/);
  });

  it('of ours is logged with its cause, one of the client is not', async () => {
    await api().get('/failures/unexpected');
    await api().get('/failures/missing');
    await api().post('/things').send({ text: '' });
    const failures = lines.filter(({ level }) => Number(level) >= 50);
    expect(failures).toMatchObject([{ msg: 'handler failed', err: { cause: { message: 'hunter2 as well' } } }]);
  });

  it('of an answer that breaks the contract is logged with the field', async () => {
    await api().get('/failures/output');
    const [failure] = lines.filter(({ msg }) => msg === 'handler failed');
    expect(failure).toMatchObject({ err: { cause: { issues: [{ path: ['text'] }] } } });
  });

  it('raised on purpose keeps its own words and fields', async () => {
    const { status, body } = await api().get('/failures/conflict');
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'CONFLICT',
      message: 'Take another name.',
      data: { issues: [{ path: ['text'], message: 'This name is taken.' }] },
    });
  });

  it('of validation names each field', async () => {
    const { status, body } = await api().post('/things').send({ text: '', more: 1 });
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_REQUEST');
    expect(body.message).toBe('text: Text is required. (and 1 more)');
    expect(body.data.issues).toEqual([
      { path: ['text'], message: 'Text is required.' },
      { path: [], message: 'Unrecognized key: "more"' },
    ]);
  });

  it.each([
    ['not HTTP at all', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /, 'BAD_REQUEST'],
    [
      'with endless headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      / 431 /,
      'HEADERS_TOO_LARGE',
    ],
  ])('of a request that is %s has the one body too', async (_name, sent, statusLine, code) => {
    const received = await talk(sent);
    expect(received).toMatch(statusLine);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual(bodyOf(code));
  });
});

describe('a body', () => {
  const send = (type: string, body: string | Buffer, path = '/things') =>
    api()
      .post(path)
      .set('content-type', type)
      .serialize((sent) => sent as unknown as string)
      .send(body);

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'is taken as %s',
    async (type) => {
      const { status, body } = await send(type, '{"text":"ש"}');
      expect([status, body]).toEqual([201, { text: 'ש' }]);
    },
  );

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/jsonp',
    'application/xml',
    'nonsense',
  ])('is not taken as %s', async (type) => {
    for (const path of ['/things', '/plain']) {
      const { status, body } = await send(type, 'text=a', path);
      expect([status, body]).toEqual([415, bodyOf415]);
    }
  });
  const bodyOf415 = { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.' };

  it.each(['[]', '[{"text":"a"}]', '"text"', 'null', '0', 'true', '{}', '{"text":["a"]}', '{"text":null}'])(
    'is refused as input when it is %s',
    async (body) => {
      const answer = await send('application/json', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
      expect(answer.body.data.issues).toHaveLength(1);
    },
  );

  it('is refused beyond the limit, by length and when it only turns out to be too long', async () => {
    const small = await open({ bodyLimit: 1_000 });
    const body = JSON.stringify({ text: 'a'.repeat(2_000) });
    const sized = await supertest(addressOf(small)).post('/things').set('content-type', 'application/json').send(body);
    expect([sized.status, sized.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const chunked = await undici(`${addressOf(small)}/things`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Readable.from([body]),
    });
    expect([chunked.statusCode, await chunked.body.json()]).toEqual([413, sized.body]);
    await small.close();
  });

  it('may be absent', async () => {
    expect((await api().put('/things/7').set('content-type', 'application/json')).body).toEqual({ id: '7' });
    expect((await api().put('/things/7')).body).toEqual({ id: '7' });
  });
});

describe('the address', () => {
  it('is taken as it stands', async () => {
    expect((await api().get('/things/1%20Samuel%2F%2541?q=a')).body).toEqual({ id: '1 Samuel/%41', q: 'a' });
    expect((await api().get('/things/7/')).body).toEqual({ id: '7' });
  });

  it.each(['id=8', 'id[]=8', 'id[x]=8', 'id=8&id=9', '%69d=8', 'i%5Cd[]=8'])(
    'is not overruled by ?%s',
    async (query) => {
      for (const method of ['get', 'put'] as const) {
        const { status, body } = await api()[method](`/things/7?${query}`);
        expect([status, body.data?.issues[0].path]).toEqual([400, ['id']]);
      }
    },
  );

  it('is not overruled by the body', async () => {
    const { status, body } = await api().put('/things/7').send({ id: '8', text: 'a' });
    expect(status).toBe(400);
    expect(body.message).toBe('The address says the id already. Leave it out of the body and the query.');
    expect((await api().put('/things/7').send({ text: 'a' })).body).toEqual({ id: '7', text: 'a' });
  });

  it.each([
    ['a prototype', '__proto__[x]=1', 200],
    ['a plain __proto__', '__proto__=1', 200],
    ['a constructor', 'constructor[prototype][x]=1', 200],
    ['an inherited name', 'toString=1', 200],
    ['a list', 'q[0]=a', 400],
    ['a list with a hole', 'q[9999]=a', 400],
    ['an index beyond lists', 'q[10000]=a', 400],
    ['a mixture of styles', 'q[]=a&q[x]=b&q[0]=c', 400],
    ['4,000 levels', `q${'[b]'.repeat(4_000)}=1`, 400],
    ['4,000 levels of an unknown name', `x${'[b]'.repeat(4_000)}=1`, 200],
    ['a list without a name', '[]=1', 200],
    ['nothing for nothing', '=', 400],
    ['separators alone', '&&&', 200],
    ['a broken escape', '%E0%A4%A', 200],
    ['a surrogate', 'q=%ED%A0%80', 200],
    ['a long value', `q=${'a'.repeat(10_000)}`, 200],
  ])('takes no harm from %s in the query', async (_name, query, status) => {
    const answer = await api().get(`/things/7?${query}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.id).toBe('7');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    await api().post(`/things?${query}`).send({ text: 'a' }).expect(201, { text: 'a' });
  });
});

describe('closing', () => {
  it('lets a request under way finish', async () => {
    let enter: () => void = () => undefined;
    let release: () => void = () => undefined;
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = await open({
      fastify: (fastify) => {
        fastify.get('/slow', async () => {
          enter();
          await released;
          return { done: true };
        });
      },
    });
    const agent = new Agent();
    const answer = undici(`${addressOf(slow)}/slow`, { dispatcher: agent });
    await entered;
    const closed = slow.close();
    release();
    expect(await (await answer).body.json()).toEqual({ done: true });
    await agent.close();
    await closed;
  });
});

/** Sends raw bytes and collects what comes back until the other side ends the connection. */
function talk(sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}
