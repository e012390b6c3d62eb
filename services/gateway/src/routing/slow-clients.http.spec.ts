import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { until } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

/** Connections of one sender; far more than connections to a service. */
const MANY = 100;

describe('clients that are slow', () => {
  let gateway: GatewayUnderTest;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    // Slowness is what is looked at, not how often somebody comes.
    gateway = await GatewayUnderTest.start({
      settings: { limits: { ...SETTINGS.limits, read: 10_000, write: 10_000 } },
    });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    gateway.reset();
  });
  afterAll(() => gateway.stop());

  const server = () => gateway.service.app.getHttpServer() as Server;
  /** Opens connections that have sent this much; resolves when the gateway has read it. */
  const open = async (count: number, text: string) => {
    const received: string[] = Array.from({ length: count }, () => '');
    let closed = 0;
    const accepted: Socket[] = [];
    const watch = (socket: Socket) => accepted.push(socket);
    server().on('connection', watch);
    for (let index = 0; index < count; index += 1) {
      const socket = connect(gateway.port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (chunk: string) => (received[index] += chunk));
      socket.on('error', () => undefined).once('close', () => (closed += 1));
      sockets.push(socket);
    }
    await until(async () => closed > 0 || accepted.filter(({ bytesRead }) => bytesRead > 0).length === count);
    server().off('connection', watch);
    return { received, closed: () => closed };
  };
  const HEAD = () => `POST /api/notes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${gateway.token}\r\n`;

  it.each([
    ['with their headers', () => HEAD(), ['headersTimeout']],
    [
      'with their body',
      () => `${HEAD()}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      ['headersTimeout', 'requestTimeout'],
    ],
  ] as const)('%s are cut with 408, and affect no other client', async (_name, text, settings) => {
    const usual = { headersTimeout: server().headersTimeout, requestTimeout: server().requestTimeout };
    // No connection times out before all are open and the other request was answered.
    Object.assign(server(), { headersTimeout: 600_000, requestTimeout: 600_000 });
    const { received, closed } = await open(MANY, text());
    await gateway.signedIn.get('/api/notes').expect(200);
    expect(closed()).toBe(0);
    // Node looks at its connections once a second; the limits themselves are in settings.http.spec.ts.
    for (const setting of settings) server()[setting] = 1;
    await until(async () => closed() === MANY);
    Object.assign(server(), usual);
    for (const answer of received) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    const [head = '', body = ''] = (received[0] ?? '').split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual(errorBody('REQUEST_TIMEOUT'));
    expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}$/im);
    expect(gateway.content.seen).toHaveLength(1);
    await gateway.signedIn.get('/api/notes').expect(200);
  });

  it('with reading an answer hold no connection to a service', async () => {
    const large = JSON.stringify('x'.repeat(900_000));
    let answered = 0;
    gateway.content.script = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(large);
      response.once('finish', () => (answered += 1));
    };
    const text = `GET /api/notes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${gateway.token}\r\n\r\n`;
    for (let index = 0; index < 60; index += 1) {
      const socket = connect(gateway.port, '127.0.0.1', () => socket.write(text));
      socket.on('error', () => undefined).pause();
      sockets.push(socket);
    }
    await until(async () => answered === 60);
    await gateway.signedIn.get('/api/notes').expect(200);
  });

  it('with reading a large answer are cut after the read timeout', async () => {
    const slow = await GatewayUnderTest.start({ settings: { readerTimeout: 200 } });
    try {
      const gone = new Promise<void>((resolve) => {
        slow.content.script = (response) => {
          response.writeHead(200, { 'content-type': 'application/json' }).write('x'.repeat(16 << 20));
          response.once('close', resolve);
        };
      });
      const text = `GET /api/notes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${slow.token}\r\n\r\n`;
      const socket = connect(slow.port, '127.0.0.1', () => socket.write(text));
      socket.on('error', () => undefined).pause();
      sockets.push(socket);
      await gone;
    } finally {
      await slow.stop();
    }
  });
});
