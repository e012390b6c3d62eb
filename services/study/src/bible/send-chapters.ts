import { studyContract } from '@berea/contracts';
import { fastifyPath, isUnchanged, preferredEncoding } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CompressedBodies } from './compressed-bodies.js';

const ROUTE = fastifyPath(studyContract.bible.chapter['~orpc'].route.path);

/** All of a translation, with room for what is added to its words. */
const KEPT_BYTES = 8 << 20;

/**
 * How chapters go over the wire: compressed where the client takes that, not at all where it has the same version
 * already. An answer to an address with the content version in `v` may be kept for good: a changed text has another address.
 */
export function sendChapters(fastify: FastifyInstance): void {
  const bodies = new CompressedBodies(KEPT_BYTES);
  fastify.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag');
    if (request.routeOptions.url !== ROUTE || reply.statusCode !== 200 || typeof etag !== 'string') return payload;
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    // Byte for byte another answer, so it needs a tag of its own.
    const own = encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;
    void reply.headers({ etag: own, ...keeping(request, etag) });
    if (isUnchanged(request.headers['if-none-match'], own)) return notModified(reply);
    if (!encoding || typeof payload !== 'string') return payload;
    void reply.header('content-encoding', encoding);
    return bodies.of(payload, encoding);
  });
}

function keeping(request: FastifyRequest, etag: string): Record<string, string> {
  const { v } = request.query as { v?: unknown };
  return `"${String(v)}"` === etag
    ? { 'cache-control': 'private, max-age=31536000, immutable', vary: 'accept-encoding' }
    : { 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' };
}

function notModified(reply: FastifyReply): null {
  void reply.code(304).removeHeader('content-type');
  return null;
}
