import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_HEADERS } from '../upstreams/headers.js';

/** The headers of an answer to a preflight. The API takes a token and no cookie, so credentials are not allowed. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': CLIENT_HEADERS.join(', '),
  'access-control-max-age': '600',
} as const;

/** The headers of an answer that a page may read, beside those that every page may read. */
const EXPOSED = [
  'ETag',
  'Link',
  'Location',
  'Content-Disposition',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Idempotent-Replayed',
  'WWW-Authenticate',
  'Deprecation',
  'Sunset',
  'X-Request-Id',
  'X-Total-Count',
  'X-Supabase-Api-Version',
  'X-Sb-Error-Code',
].join(', ');

/**
 * Lets the pages of these origins, and no others, call `/api` and `/auth/v1` with bearer tokens, and load remotes. The
 * product itself is of one origin and needs none of it. Errors carry the headers too: without them a page could not tell
 * a 401 from a network that is down.
 */
export function enableCors(fastify: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const listed = new Set(origins);
  const isListed = ({ headers: { origin } }: FastifyRequest) => origin !== undefined && listed.has(origin);

  fastify.addHook('onRequest', async (request, reply) => {
    const asks = request.method === 'OPTIONS' && request.headers['access-control-request-method'];
    if (!asks || !isCalled(request) || !isListed(request)) return undefined;
    return reply.status(204).headers(PREFLIGHT).send();
  });
  // At the end, so that what any hook refuses has them as well.
  fastify.addHook('onSend', async (request, reply) => {
    const loaded = isRemote(request);
    // A shell of another origin loads styles and pictures of a remote without asking by CORS.
    if (loaded) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!loaded && !isCalled(request)) return;
    varyByOrigin(reply);
    if (!isListed(request)) return;
    void reply.headers({
      'access-control-allow-origin': request.headers.origin,
      'access-control-expose-headers': EXPOSED,
    });
  });
}

/** By the route and not by the address: the mailbox, which opens accounts, has routes of its own below `/auth/v1`. */
const isCalled = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url !== undefined && (url === '/api' || url.startsWith('/api/') || url === '/auth/v1/*');

const isRemote = ({ raw: { url } }: FastifyRequest): boolean => url?.startsWith('/remotes/') ?? false;

function varyByOrigin(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary === undefined ? 'Origin' : `${String(vary)}, Origin`);
}
