import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Agent, request as undici } from 'undici';
import { markStopping } from './service.js';
import { startThings, type Things } from '../testing/start-things.js';

let ready: () => Promise<void>;
let things: Things;
beforeAll(async () => {
  things = await startThings({ ready: () => ready() });
});
beforeEach(() => {
  ready = () => Promise.resolve();
  things.lines.length = 0;
});
afterAll(() => things.stop());

const api = () => things.api();

describe('GET /health', () => {
  it('/live answers 200 when a dependency of the service fails', async () => {
    ready = () => Promise.reject(new Error('no database'));
    const { status, body } = await api().get('/health/live');
    expect([status, body]).toEqual([200, { status: 'ok', service: 'things' }]);
  });

  it('/ready answers 200 when the dependencies of the service answer, else 503 without the reason', async () => {
    expect((await api().get('/health/ready')).status).toBe(200);
    ready = () => Promise.reject(new Error('password authentication failed for hunter2'));
    const { status, body } = await api().get('/health/ready');
    expect([status, body]).toEqual([503, { status: 'unavailable', service: 'things' }]);
  });

  it('/ready answers 503 when a dependency of the service does not answer in time', async () => {
    ready = () => new Promise(() => undefined);
    expect((await api().get('/health/ready')).status).toBe(503);
  });

  it('while stopping, answers 503 at /ready and 200 at /live', async () => {
    const leaving = await startThings();
    markStopping(leaving.app);
    const answer = await leaving.api().get('/health/ready');
    expect([answer.status, answer.body.status]).toEqual([503, 'stopping']);
    await leaving.api().get('/health/live').expect(200);
    expect((await api().get('/health/ready')).status).toBe(200);
    await leaving.stop();
  });

  it('writes no access log', async () => {
    await api().get('/health/ready');
    expect(things.lines).toEqual([]);
  });
});

describe('the request id', () => {
  it('when x-request-id is valid, is that one', async () => {
    const { headers } = await api().get('/things/7').set('x-request-id', 'from-the_gateway.1');
    expect(headers['x-request-id']).toBe('from-the_gateway.1');
  });

  it.each([undefined, 'a b', 'x'.repeat(65), '<script>', 'a,b'])(
    'when x-request-id is %p, is a new one',
    async (given) => {
      const asked = api().get('/things/7');
      const { headers } = await (given ? asked.set('x-request-id', given) : asked);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('at the edge, is a new one', async () => {
    const edge = await startThings({ isEdge: true });
    const { headers } = await edge.api().get('/things/7').set('x-request-id', 'mine');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    await edge.stop();
  });

  it.each(['/things/7', '/failures/unexpected', '/nothing', '/plain/unexpected', '/things/%E0%A4%A'])(
    'is on the answer of %s',
    async (path) => {
      const { headers } = await api().get(path).set('x-request-id', 'id-1');
      expect(headers['x-request-id']).toBe('id-1');
    },
  );

  it('is on every log line of the request', async () => {
    await api().get('/failures/unexpected').set('x-request-id', 'id-2');
    await api().get('/plain/unexpected').set('x-request-id', 'id-2');
    expect(things.lines.map(({ msg }) => msg)).toEqual(['handler failed', 'request', 'request failed', 'request']);
    expect(new Set(things.lines.map(({ requestId }) => requestId))).toEqual(new Set(['id-2']));
  });

  it('when many requests run at once, stays with its own', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `id-${index}`);
    await Promise.all(ids.map((id) => api().get('/failures/unexpected').set('x-request-id', id)));
    const logged = things.lines.filter(({ msg }) => msg === 'handler failed').map(({ requestId }) => requestId);
    expect(logged.sort()).toEqual(ids.sort());
  });
});

describe('the log of requests', () => {
  it('has the template of the address, never the address or the sent data', async () => {
    await api().put('/things/private-id?q=private-query').set('cookie', 'private=1').send({ text: 'private-body' });
    expect(things.lines).toMatchObject([{ method: 'PUT', route: '/things/:id', status: 200, service: 'things' }]);
    expect(JSON.stringify(things.lines)).not.toContain('private');
  });
});

describe('closing a service', () => {
  it('while a request is under way, waits until it is answered', async () => {
    let enter: () => void = () => undefined;
    let release: () => void = () => undefined;
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = await startThings({
      fastify: (fastify) => {
        fastify.get('/slow', async () => {
          enter();
          await released;
          return { done: true };
        });
      },
    });
    const agent = new Agent();
    const answer = undici(`${slow.url}/slow`, { dispatcher: agent });
    await entered;
    const closed = slow.stop();
    release();
    expect(await (await answer).body.json()).toEqual({ done: true });
    await agent.close();
    await closed;
  });
});
