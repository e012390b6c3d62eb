import { encodeGoTrueError, GoTrueError } from '@berea/server';
import type { FastifyInstance } from 'fastify';

const DEADLINE_MS = 10_000;

/** Nobody waits longer than this: what is still under way is answered with 504. */
export function answerInTime(fastify: FastifyInstance, deadlineMs = DEADLINE_MS): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      const error = new GoTrueError(504, 'request_timeout', 'This took too long. Try again.');
      const { headers, body } = encodeGoTrueError(error, request.headers);
      void reply.headers(headers).status(error.status).send(body);
    }, deadlineMs);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
