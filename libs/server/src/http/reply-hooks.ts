import type { FastifyInstance } from 'fastify';

/**
 * A sender that leaves while its answer is prepared (compressed, say) is given no second one: to the framework the end of
 * the connection is the end of the handler, which it answers, and the first answer then fails on the headers of the other.
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

/** Every 503 and 507 says when to come back: a second is what a restart or a crowd takes, or to notice new room on a disk. */
export function addRetryAfter(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if ([503, 507].includes(reply.statusCode) && !reply.hasHeader('retry-after')) void reply.header('retry-after', '1');
    done();
  });
}
