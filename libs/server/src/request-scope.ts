import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const scope = new AsyncLocalStorage<string>();

/** The id of the request that the running code works for, if any. */
export const currentRequestId = (): string | undefined => scope.getStore();

/** Opens the scope after the body was read, since reading it would leave the scope again. */
export function trackRequestId(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => scope.run(request.id, done));
}
