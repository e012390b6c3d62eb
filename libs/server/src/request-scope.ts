import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './http/error-filter.js';

interface RequestScope {
  readonly requestId: string;
  /** On the clock of `performance.now()`. */
  readonly deadline: number | undefined;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** The id of the request that the running code works for, if any. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/**
 * Whole milliseconds until nobody waits for the running work any more, 0 once that moment has passed; undefined where
 * the sender named no deadline.
 */
export function remainingMs(): number | undefined {
  const deadline = scope.getStore()?.deadline;
  return deadline === undefined ? undefined : Math.max(0, Math.floor(deadline - performance.now()));
}

/** Runs what goes on behind an answer: it belongs to the request, but nobody waits for it, so that no deadline ends it. */
export function behindTheAnswer<T>(work: () => T): T {
  const request = scope.getStore();
  return request ? scope.run({ ...request, deadline: undefined }, work) : work();
}

/**
 * Opens the scope after the body was read, since reading it would leave the scope again. What arrives after its deadline
 * is refused: the sender has given up on it. At a door for anybody no deadline is taken from the sender.
 */
export function trackRequests(fastify: FastifyInstance, publicDoor: boolean): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    const given = publicDoor ? undefined : givenDeadline(request);
    const remaining = given === undefined ? undefined : given - reply.elapsedTime;
    if (remaining !== undefined && remaining <= 0) return done(new ApiError('GATEWAY_TIMEOUT'));
    const deadline = remaining === undefined ? undefined : performance.now() + remaining;
    scope.run({ requestId: request.id, deadline }, done);
  });
}

/** What `x-deadline-ms` says: milliseconds that the sender still waited for an answer when it sent the request. */
function givenDeadline({ headers }: FastifyRequest): number | undefined {
  const given = headers['x-deadline-ms'];
  return typeof given === 'string' && /^\d{1,7}$/.test(given) ? Number(given) : undefined;
}
