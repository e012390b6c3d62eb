import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { startThings, type Things } from '../testing/start-things.js';
import { sendRaw } from '../testing/send-raw.js';
import { until } from '../testing/until.js';

let things: Things;
beforeAll(async () => {
  things = await startThings();
});
beforeEach(() => {
  things.lines.length = 0;
});
afterAll(() => things.stop());

const GET = 'GET /things/7 HTTP/1.1\r\n';

/** Status, error body and id of an answer as it was on the wire. */
const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    id: /^x-request-id: (.+)$/im.exec(head)?.[1],
    answers: answer.match(/HTTP\/1\.1 \d{3}/g)?.length,
    body: body ? (JSON.parse(body) as unknown) : undefined,
  };
};

describe('a request', () => {
  const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join('');

  it.each([
    ['without a Host', `${GET}\r\n`],
    ['with two Hosts', `${GET}Host: a\r\nHost: b\r\n\r\n`],
  ])('%s is answered 400, and what follows on the connection is not read', async (_name, sent) => {
    const answer = read(await sendRaw(things.url, sent + sent));
    expect(answer).toEqual({
      status: 400,
      answers: 1,
      id: expect.any(String),
      body: errorBody('invalid', { problem: 'Send exactly one Host header.' }),
    });
    expect(things.lines).toMatchObject([{ requestId: answer.id, status: 400 }]);
  });

  it('without an HTTP version is answered 400', async () => {
    expect(read(await sendRaw(things.url, 'GET /things/7\r\nHost: x\r\n\r\n'))).toMatchObject({
      status: 400,
      body: errorBody('invalid', { problem: 'Speak HTTP/1.1.' }),
    });
  });

  it('of HTTP/1.0 without a Host header is answered', async () => {
    expect(read(await sendRaw(things.url, 'GET /things/7 HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200 });
  });

  it('with 100 headers is answered, with more rejected', async () => {
    const send = (count: number) =>
      sendRaw(things.url, `${GET}Host: x\r\nConnection: close\r\n${headers(count - 2)}\r\n`);
    expect(read(await send(100))).toMatchObject({ status: 200 });
    for (const count of [101, 102, 500]) {
      expect(read(await send(count))).toMatchObject({
        status: 431,
        body: errorBody('too_many_headers', { most: 100 }),
      });
    }
  });

  it('with an unknown Expect header is answered', async () => {
    const answer = read(
      await sendRaw(things.url, `${GET}Host: x\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n`),
    );
    expect(answer).toMatchObject({ status: 200, id: expect.any(String) });
  });
});

describe('a service that closes', () => {
  it('when a request still arrives on an open connection, answers it and ends the connection', async () => {
    let rest = () => undefined as void;
    const closing = await startThings({
      fastify: (fastify) => void fastify.addHook('preClose', async () => rest()),
    });
    let arrived: Socket | undefined;
    (closing.app.getHttpServer() as Server).on('connection', (socket) => (arrived = socket));
    const { hostname, port } = new URL(closing.url);
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${GET}Host: x\r\n`));
    socket.on('data', (chunk) => (received += chunk.toString()));
    const ended = once(socket, 'close');
    // A connection with half a request on it is not idle, so closing leaves it open.
    await until(() => (arrived?.bytesRead ?? 0) > 0);
    rest = () => void socket.write('\r\n');
    await Promise.all([closing.stop(), ended]);
    expect(read(received)).toMatchObject({ status: 200, body: { id: '7' }, answers: 1 });
    expect(received).toMatch(/^connection: close$/im);
    expect(closing.lines).toContainEqual(expect.objectContaining({ status: 200, requestId: read(received).id }));
  });
});
