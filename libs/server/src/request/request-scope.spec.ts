import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import {
  assertClientWaiting,
  runInBackground,
  COST_HEADER,
  isClientWaiting,
  remainingMs,
  setInternalHeader,
} from './request-scope.js';
import { startThings, type Things } from '../testing/start-things.js';
import { until } from '../testing/until.js';

describe('the deadline of a request', () => {
  const seen: (number | undefined)[] = [];
  const behind: (number | undefined)[] = [];
  let things: Things;
  const start = (isEdge: boolean) =>
    startThings({
      isEdge,
      fastify: (fastify) => {
        fastify.post('/work', async () => {
          // Across an await, as in the services.
          await Promise.resolve();
          seen.push(remainingMs());
          behind.push(runInBackground(remainingMs));
          return {};
        });
      },
    });
  beforeAll(async () => {
    things = await start(false);
  });
  beforeEach(() => {
    seen.length = 0;
    behind.length = 0;
  });
  afterAll(() => things.stop());

  const work = (given?: string) => {
    const call = things.api().post('/work');
    return given === undefined ? call : call.set('x-deadline-ms', given);
  };

  it('when x-deadline-ms is sent, is the rest of that time', async () => {
    await work('60000').expect(200);
    expect(seen).toEqual([expect.any(Number)]);
    expect(seen[0]).toBeLessThan(60_000);
    expect(seen[0]).toBeGreaterThan(0);
  });

  it.each([undefined, '', '-1', '1e9', 'soon', '1.5', '99999999'])(
    'when x-deadline-ms is %p, is undefined',
    async (given) => {
      await work(given).expect(200);
      expect(seen).toEqual([undefined]);
    },
  );

  it('outside of a request, is undefined', () => {
    expect(remainingMs()).toBeUndefined();
  });

  it('when it has passed on arrival, the request is answered 504', async () => {
    await work('0').expect(504, errorBody('GATEWAY_TIMEOUT'));
    expect(seen).toEqual([]);
  });

  it('when the body arrives slowly, counts that time', async () => {
    const { hostname, port } = new URL(things.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        'POST /work HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Deadline-Ms: 20\r\n' +
          'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
      ),
    );
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    // A request that was answered after it proves that this one has arrived, and begun, before.
    await until(() => socket.bytesWritten > 0);
    await work().expect(200);
    seen.length = 0;
    const arrived = performance.now();
    await until(() => performance.now() - arrived > 25);
    socket.write('}');
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 504 /);
    expect(seen).toEqual([]);
  });

  it('for work in the background, is undefined', async () => {
    await work('60000').expect(200);
    expect(seen).toHaveLength(1);
    expect(behind).toEqual([undefined]);
  });

  it('at the edge, is not taken from x-deadline-ms', async () => {
    const edge = await start(true);
    await edge.api().post('/work').set('x-deadline-ms', '0').expect(200);
    expect(seen).toEqual([undefined]);
    await edge.stop();
  });
});

describe('the client of a request', () => {
  let things: Things;
  let begin: () => void;
  let leave: () => void;
  let ended: Promise<{ own: unknown; behind: unknown }>;
  beforeEach(async () => {
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let end: (value: { own: unknown; behind: unknown }) => void;
    ended = new Promise((resolve) => (end = resolve));
    things = await startThings({
      fastify: (fastify) => {
        fastify.post('/work', async () => {
          begin();
          await until(() => !isClientWaiting());
          const errorOf = (work: () => void) => {
            try {
              return void work();
            } catch (error) {
              return error;
            }
          };
          end({ own: errorOf(assertClientWaiting), behind: runInBackground(() => errorOf(assertClientWaiting)) });
          return {};
        });
        fastify.post('/cost', async () => {
          setInternalHeader(COST_HEADER, '7');
          return {};
        });
      },
    });
    const { hostname, port } = new URL(things.url);
    const socket = connect(Number(port), hostname, () =>
      socket.write('POST /work HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'),
    );
    leave = () => socket.destroy();
    await begun;
  });
  afterEach(() => things.stop());

  it('when it disconnects, ends the work of the request but not that in the background', async () => {
    leave();
    const { own, behind } = await ended;
    expect(own).toMatchObject({ code: 'GATEWAY_TIMEOUT' });
    expect(behind).toBeUndefined();
  });

  it('receives the internal headers that the work has set', async () => {
    leave();
    const { headers } = await things.api().post('/cost').expect(200);
    expect(headers[COST_HEADER]).toBe('7');
  });
});
