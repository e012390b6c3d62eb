import type { FastifyInstance } from 'fastify';

/** Every 503 says when to come back: a second is what a restart or a crowd takes. */
export function addRetryAfter(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', '1');
    done();
  });
}
