import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError, BodyError } from '../errors/api-error.js';

const MAX_HEADERS = 100;

/** Limits for a sender, in milliseconds and bytes. */
export const CONNECTION_SETTINGS = {
  /** For a whole request with its body. */
  requestTimeout: 15_000,
  /** Longer than a load balancer keeps a connection idle, so that we never close one that it is using. */
  keepAliveTimeout: 72_000,
  /**
   * Without a byte in either direction. It is longer than any deadline, and ends the connection of a client that does
   * not read.
   */
  connectionTimeout: 75_000,
  maxRequestsPerSocket: 10_000,
  http: {
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    // Node would answer for itself, without our error body and the request's id; see `refuseAmbiguous`.
    requireHostHeader: false,
  },
  forceCloseConnections: 'idle',
  // A request that still arrives on an open connection while the server closes is served, because a proxy does not
  // send it a second time.
  return503OnClosing: false,
} as const;

/**
 * Connections that may wait to be accepted; the system may allow fewer. Those that find no place try again after a whole
 * second, and then after three: with Node's 511 a rush is over before some of it is heard.
 */
export const BACKLOG = 4_096;

/** Limits without an option in Fastify. */
export function limitConnections(server: Server): void {
  server.maxConnections = 15_000;
  // One more than allowed: Node silently drops further headers, and `authorization` or `if-match` must not be among
  // those.
  server.maxHeadersCount = MAX_HEADERS + 1;
  // Without a listener Node answers expectations other than 100-continue itself; they may be ignored as well.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Refuses requests that another party on the way may read differently, or that hold more headers than are read. */
export function refuseAmbiguous(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const problem = ambiguityOf(request.raw);
    // Further requests on such a connection are not trusted either.
    if (problem) void reply.header('connection', 'close');
    done(problem);
  });
}

function ambiguityOf({ rawHeaders, httpVersion }: IncomingMessage): Error | undefined {
  if (rawHeaders.length / 2 > MAX_HEADERS) {
    return new ApiError('too_many_headers', { values: { most: MAX_HEADERS } });
  }
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return new BodyError('Speak HTTP/1.1.');
  const hosts = countHosts(rawHeaders);
  const named = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
  return named ? undefined : new BodyError('Send exactly one Host header.');
}

/**
 * It runs for every request, so it makes no list.
 * @param raw names and values in turn
 */
function countHosts(raw: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
