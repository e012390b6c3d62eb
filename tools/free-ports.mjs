import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below where systems take the ports of outgoing connections from (Linux from 32,768 on, others from 49,152 on): one of
 * those may be in use by the time that somebody listens on it.
 */
const [FIRST, END] = [20_000, 32_000];
const TRIES = 1_000;

/**
 * Free ports of the loopback, different from one another; they are held until all are known.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = [];
  for (let tries = 0; servers.length < count; tries += 1) {
    if (tries >= TRIES) throw new Error(`No free port was found between ${FIRST} and ${END}.`);
    const server = await listen('127.0.0.1', randomInt(FIRST, END)).catch(() => undefined);
    if (server) servers.push(server);
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

/** @returns {Promise<net.Server>} listening there, alone: without `exclusive`, a parent of a cluster could share the port */
export function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => resolve(server));
  });
}
