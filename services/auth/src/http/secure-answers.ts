import type { FastifyInstance } from 'fastify';

/** Answers hold tokens and personal data: nobody on the way keeps them, unless a route says otherwise. */
export function secureAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
}
