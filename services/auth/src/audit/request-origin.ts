import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/origin.js';

/** The request that the running code works for. */
export interface RequestOrigin {
  readonly ip: string;
  readonly requestId: string;
}

const scope = new AsyncLocalStorage<RequestOrigin>();
const NONE: RequestOrigin = { ip: '', requestId: '' };

/** Both are empty for work that no request asked for. */
export const currentOrigin = (): RequestOrigin => scope.getStore() ?? NONE;

/** Opens the scope after the body was read, since reading it would leave the scope again. */
export function trackOrigin(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    scope.run({ ip: addressOf(request), requestId: request.id }, done),
  );
}
