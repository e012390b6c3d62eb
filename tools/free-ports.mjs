import { randomInt } from 'node:crypto';
import dgram from 'node:dgram';
import net from 'node:net';

/**
 * Below where systems take the ports of outgoing connections from (Linux from 32,768 on, others from 49,152 on): one of
 * those may be in use by the time that somebody listens on it.
 */
const RANGE = [20_000, 32_000];
const TRIES = 1_000;
/** A port that was given out may not be in use yet: for so long, others who look for one pass it over. */
const RESERVED_MS = 60_000;

/**
 * Free ports of the loopback, different from one another and from what any process of this kind was given in the last
 * minute.
 * @param {number} count
 * @param {[number, number]} range the first one, and the one behind the last
 * @param {readonly number[]} except these are taken by somebody who does not listen yet
 * @returns {Promise<number[]>}
 */
export async function freePorts(count, range = RANGE, except = []) {
  const servers = [];
  for (let tries = 0; servers.length < count; tries += 1) {
    if (tries >= TRIES) throw new Error(`No free port was found from ${range[0]} to ${range[1] - 1}.`);
    const port = randomInt(...range);
    if (except.includes(port)) continue;
    const server = await take(port);
    if (server) servers.push(server);
  }
  const ports = servers.map((server) => server.address().port);
  await closeAll(servers);
  return ports;
}

/**
 * One free port of the loopback.
 * @returns {Promise<number>}
 */
export const freePort = async () => (await freePorts(1))[0];

/**
 * The first of some free ports that follow one another, given out as those of `freePorts` are.
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function freePortsInRow(count) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = randomInt(RANGE[0], RANGE[1] - count);
    const found = await Promise.all(Array.from({ length: count }, (_, offset) => take(first + offset)));
    const servers = found.filter(Boolean);
    await closeAll(servers);
    if (servers.length === count) return first;
  }
  throw new Error(`No ${count} free ports in a row were found from ${RANGE[0]} to ${RANGE[1] - 1}.`);
}

/** Listens on a port and reserves it. @returns {Promise<net.Server | undefined>} undefined where somebody else has it */
async function take(port) {
  const server = await listen('127.0.0.1', port).catch(() => undefined);
  if (server && (await reserve(port))) return server;
  server?.close();
  return undefined;
}

const closeAll = (servers) => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));

/**
 * Says to other processes that a port is given out: by its number among the ports of datagrams, which nothing here uses,
 * so that no reservation outlives its process.
 * @returns {Promise<boolean>} false where it is reserved already
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
