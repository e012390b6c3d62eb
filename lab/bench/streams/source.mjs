import { randomUUID } from 'node:crypto';
import { createServer, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export const EVENTS = 20;
const EVERY_MS = 10;
/** How often a study service tells that a stream is open of which nothing else is told. */
const ALIVE_EVERY_MS = 5_000;

/**
 * A study service's streams, without what it writes: `/api/chat/messages/<id>/stream` tells when it tells it (on the
 * clock of `performance.now()`), and one whose id begins with `0` tells one event and then nothing.
 * @param {{ keepsAlive?: boolean }} [options] `keepsAlive`: tells a comment now and then of those that tell nothing else
 */
export async function startSource({ keepsAlive = false } = {}) {
  const open = new Set();
  const server = createServer(async (request, response) => {
    if (!request.url.includes('/stream'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    // Unread by nginx otherwise until 4 KB have come.
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    open.add(response);
    response.once('close', () => open.delete(response));
    const isIdle = request.url.includes('/messages/0');
    for (let told = 0; told < (isIdle ? 1 : EVENTS); told += 1) {
      response.write(`event: message\nid: ${told + 1}\ndata: ${performance.now()}\n\n`);
      await delay(EVERY_MS);
    }
    return isIdle ? undefined : response.end();
  });
  const alive = setInterval(() => {
    if (keepsAlive) for (const response of open) response.write(': \n\n');
  }, ALIVE_EVERY_MS);
  server.maxConnections = Infinity;
  // As the services have it: a connection that is kept does not close as it is used again.
  server.keepAliveTimeout = 72_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', 4_096, resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    open: () => open.size,
    end() {
      clearInterval(alive);
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens a stream of which `startSource` tells one event, and leaves it open. @param {() => void} [onClose] once it closes */
export function openIdle(url, token, onClose = () => undefined) {
  return new Promise((resolve, reject) => {
    const path = `/api/chat/messages/0${randomUUID().slice(1)}/stream`;
    const request = get(url + path, { agent: false, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}.`));
      response.once('data', () => resolve(request)).once('close', onClose);
      return undefined;
    }).once('error', reject);
  });
}
