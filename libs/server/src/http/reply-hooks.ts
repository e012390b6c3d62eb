import type { FastifyInstance } from 'fastify';

/**
 * Prevents a second answer to a sender that leaves while its answer is prepared (compressed, say). To the framework,
 * the end of the connection ends the handler, so it would answer, and the first answer would fail because the headers
 * are already sent.
 */
export function ignoreDisconnectedClients(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    // Ours is the first to hear of it.
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent) reply.hijack();
    });
    done();
  });
}

/**
 * Adds `Retry-After` to every 503 and 507. One second is enough for a restart or a rush to end, or for new room on a
 * disk to be noticed.
 */
export function addRetryAfter(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if ([503, 507].includes(reply.statusCode) && !reply.hasHeader('retry-after')) void reply.header('retry-after', '1');
    done();
  });
}
