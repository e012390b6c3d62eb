import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startThings, type Things } from '../testing/start-things.js';
import { until } from '../testing/until.js';

let inside: Things;
let edge: Things;
let entered: () => void;
beforeAll(async () => {
  inside = await startThings();
  edge = await startThings({
    isEdge: true,
    bodyLimit: 100,
    fastify: (fastify) => {
      fastify.get('/never', () => {
        entered();
        return new Promise(() => undefined);
      });
    },
  });
});
beforeEach(() => {
  for (const { lines } of [inside, edge]) lines.length = 0;
});
afterAll(() => Promise.all([inside.stop(), edge.stop()]));

const portOf = ({ url }: Things) => Number(new URL(url).port);
const requestsOf = ({ lines }: Things) => lines.filter(({ msg }) => msg === 'request');

/** Sends exactly this text, and reads until the other side closes. */
async function raw(things: Things, text: string): Promise<string> {
  const socket = connect(portOf(things), '127.0.0.1', () => socket.write(text));
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  await once(socket, 'close');
  return received;
}

describe('the access log', () => {
  it.each([
    [200, 'GET', '/things/7', '/things/:id', {}],
    [400, 'POST', '/things', '/things', { text: '' }],
    [404, 'GET', '/nothing/private', 'unknown', {}],
    [413, 'POST', '/things', '/things', { text: 'x'.repeat(200) }],
    [400, 'GET', '/things/%E0%A4%A', 'unknown', {}],
    [500, 'GET', '/failures/unexpected', '/failures/:how', {}],
    [503, 'GET', '/failures/unreachable', '/failures/:how', {}],
  ])('has a line for a %i to %s %s, with the id of the answer', async (status, method, path, route, body) => {
    const asked = edge.api()[method === 'GET' ? 'get' : 'post'](path);
    const { headers } = await (method === 'GET' ? asked : asked.send(body)).expect(status);
    await until(() => requestsOf(edge).length > 0);
    expect(requestsOf(edge)).toMatchObject([{ requestId: headers['x-request-id'], method, route, status }]);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(edge.lines)).not.toContain('private');
  });

  it.each([
    [400, 'text that is not a request', 'NONSENSE\r\n\r\n'],
    [431, 'headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('has a line for the answer %i to %s', async (status, _what, text) => {
    const answer = await raw(edge, text);
    const id = /X-Request-Id: (\S+)/.exec(answer)?.[1];
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(requestsOf(edge)).toMatchObject([{ requestId: id, route: 'unknown', status }]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('when the client disconnects before its answer, has status 499', async () => {
    const waiting = new Promise<void>((resolve) => (entered = resolve));
    const socket = connect(portOf(edge), '127.0.0.1', () => socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n'));
    await waiting;
    socket.destroy();
    await until(() => requestsOf(edge).length > 0);
    expect(requestsOf(edge)).toMatchObject([{ route: '/never', status: 499 }]);
  });

  it('at the edge, has the client id beside our own; elsewhere, one id', async () => {
    await edge.api().get('/things/7').set('x-request-id', 'their-own.1');
    await inside.api().get('/things/7').set('x-request-id', 'their-own.1');
    await until(() => requestsOf(edge).length + requestsOf(inside).length === 2);
    expect(requestsOf(edge)[0]).toMatchObject({ clientRequestId: 'their-own.1' });
    expect(requestsOf(edge)[0]?.['requestId']).not.toBe('their-own.1');
    expect(requestsOf(inside)[0]).toMatchObject({ requestId: 'their-own.1' });
    expect(requestsOf(inside)[0]).not.toHaveProperty('clientRequestId');
  });

  it.each(['a b', 'x'.repeat(65), '<script>', 'ruth@example.org'])(
    'leaves out the invalid x-request-id %p of a client',
    async (given) => {
      await edge.api().get('/things/7').set('x-request-id', given);
      await until(() => requestsOf(edge).length > 0);
      expect(JSON.stringify(edge.lines)).not.toContain(given);
    },
  );

  it('has the trace id of the request', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await inside.api().get('/things/7').set('traceparent', `00-${traceId}-00f067aa0ba902b7-01`);
    await inside.api().get('/things/7').set('traceparent', 'nonsense');
    await until(() => requestsOf(inside).length === 2);
    expect(requestsOf(inside)[0]).toMatchObject({ traceId });
    expect(requestsOf(inside)[1]?.['traceId']).toMatch(/^(?!4bf92f)[0-9a-f]{32}$/);
  });
});
