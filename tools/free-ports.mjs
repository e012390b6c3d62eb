import { randomInt } from 'node:crypto';
import dgram from 'node:dgram';
import net from 'node:net';

/**
 * Below where systems take the ports of outgoing connections from (Linux from 32,768 on, others from 49,152 on): one of
 * those may be in use by the time that somebody listens on it.
 */
const RANGE = [20_000, 32_000];
const TRIES = 1_000;
/** Nobody may listen on a port yet that was given out: so long others who look for one pass it over. */
const RESERVED_MS = 60_000;

/**
 * Free ports of the loopback, different from one another and from what any process of this kind was given in the last
 * minute.
 * @param {number} count
 * @param {[number, number]} range the first one, and the one behind the last
 * @returns {Promise<number[]>}
 */
export async function freePorts(count, range = RANGE) {
  const servers = [];
  for (let tries = 0; servers.length < count; tries += 1) {
    if (tries >= TRIES) throw new Error(`No free port was found from ${range[0]} to ${range[1] - 1}.`);
    const port = randomInt(...range);
    const server = await listen('127.0.0.1', port).catch(() => undefined);
    if (server && (await reserve(port))) servers.push(server);
    else server?.close();
  }
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * One free port of the loopback.
 * @returns {Promise<number>}
 */
export const freePort = async () => (await freePorts(1))[0];

/**
 * Says to other processes that a port is given out: by its number among the ports of datagrams, which nothing here uses,
 * so that no reservation outlives its process.
 * @returns {Promise<boolean>} whether nobody else has reserved it
 */
function reserve(port) {
  return new Promise((resolve) => {
    const socket = dgram.createSocket('udp4');
    socket.once('error', ({ code }) => {
      socket.close();
      resolve(code !== 'EADDRINUSE');
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), RESERVED_MS).unref();
      resolve(true);
    });
  });
}

/** @returns {Promise<net.Server>} listening there, alone: without `exclusive`, a parent of a cluster could share the port */
export function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => resolve(server));
  });
}
