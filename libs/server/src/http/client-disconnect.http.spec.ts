import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { startThings } from '../testing/start-things.js';

it('a client that disconnects while its answer is prepared gets no second answer, and no error is logged', async () => {
  let goOn = () => {};
  const prepared = new Promise<void>((resolve) => (goOn = resolve));
  let begun = () => {};
  const preparing = new Promise<void>((resolve) => (begun = resolve));
  let left = () => {};
  const gone = new Promise<void>((resolve) => (left = resolve));
  let sent = 0;
  const things = await startThings({
    fastify: (fastify) => {
      fastify.addHook('onRequest', async (_request, reply) => void reply.raw.once('close', () => left()));
      // Holds up the answer, as compression does.
      fastify.addHook('onSend', async (_request, _reply, payload) => {
        sent += 1;
        begun();
        await prepared;
        return payload;
      });
    },
  });
  try {
    const socket = connect(Number(new URL(things.url).port), '127.0.0.1');
    socket.write('GET /things/7 HTTP/1.1\r\nHost: x\r\n\r\n');
    await preparing;
    socket.destroy();
    await gone;
    // Waits until the framework has handled the end of the connection.
    await new Promise((resolve) => setImmediate(resolve));
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBe(1);
    expect(things.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    await things.api().get('/things/8').expect(200);
  } finally {
    await things.stop();
  }
});
