import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';

interface RequestScope {
  readonly requestId: string;
  /** On the clock of `performance.now()`. */
  readonly deadline: number | undefined;
  /** Aborted when the client disconnects; undefined for work in the background. */
  readonly gone: AbortSignal | undefined;
  /** Headers of the answer: for the service that asked (`setInternalHeader`), and the ETag of a refusal. */
  readonly told: Map<string, string>;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** The id of the request that the running code works for, if any. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/**
 * Whole milliseconds until the sender stops waiting for the running work, 0 once that moment has passed; undefined if
 * the sender named no deadline.
 */
export function remainingMs(): number | undefined {
  const deadline = scope.getStore()?.deadline;
  return deadline === undefined ? undefined : Math.max(0, Math.floor(deadline - performance.now()));
}

/** Whether the sender still waits for the running work: it is connected, and its deadline has not passed. */
export const isClientWaiting = (): boolean => !scope.getStore()?.gone?.aborted && remainingMs() !== 0;

/**
 * Ends work without a waiting client; call it between the slices of long work.
 * @throws ApiError 504
 * @example
 * for (const slice of slices) {
 *   assertClientWaiting();
 *   search(slice);
 * }
 */
export function assertClientWaiting(): void {
  if (!isClientWaiting()) throw new ApiError('GATEWAY_TIMEOUT');
}

/**
 * Runs work that continues after an answer: it belongs to the request, but no client waits for it, so neither a
 * deadline nor the sender's leaving ends it.
 * @example
 * runInBackground(() => void audit.write(event).catch((error) => log.warn({ err: error }, 'writing the audit entry failed')));
 */
export function runInBackground<T>(work: () => T): T {
  const request = scope.getStore();
  return request ? scope.run({ ...request, deadline: undefined, gone: undefined }, work) : work();
}

/** Headers from a service to the gateway alone: clients never see them. */
export const COST_HEADER = 'x-berea-cost';
export const BUSY_HEADER = 'x-berea-busy';
/** Says of a 507 what has no room left, by its name in `STORAGE_REASONS`. */
export const STORAGE_HEADER = 'x-berea-storage';
/** Says of what version of the library an answer is that is the same for every user. */
export const SHARED_HEADER = 'x-berea-shared';

/** Tells the gateway something on the answer to the request that the running code works for. */
export function setInternalHeader(
  header: typeof COST_HEADER | typeof BUSY_HEADER | typeof STORAGE_HEADER,
  value: string,
): void {
  scope.getStore()?.told.set(header, value);
}

/** Names the present version of what the request wanted to change, on the 412 that refuses it. */
export function tellEtag(etag: string): void {
  scope.getStore()?.told.set('etag', etag);
}

/**
 * Opens the scope after the body was read, since reading it would leave the scope. A request that arrives after its
 * deadline is refused, because its sender has given up. The edge has no scope: it takes no deadline from the sender,
 * names the request itself in its log lines, and tracking every promise would cost it a sixth of its time.
 */
export function provideRequestScope(fastify: FastifyInstance, isEdge: boolean): void {
  if (isEdge) return;
  const told = new WeakMap<FastifyRequest, ReadonlyMap<string, string>>();
  fastify.addHook('preHandler', (request, reply, done) => {
    const given = givenDeadline(request);
    const remaining = given === undefined ? undefined : given - reply.elapsedTime;
    if (remaining !== undefined && remaining <= 0) return done(new ApiError('GATEWAY_TIMEOUT'));
    const deadline = remaining === undefined ? undefined : performance.now() + remaining;
    const own = { requestId: request.id, deadline, gone: disconnectSignal(reply), told: new Map<string, string>() };
    told.set(request, own.told);
    scope.run(own, done);
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    for (const [header, value] of told.get(request) ?? []) void reply.header(header, value);
    done();
  });
}

/**
 * The value of `x-deadline-ms`: how long the sender still waited for an answer when it sent the request, in
 * milliseconds.
 */
function givenDeadline({ headers }: FastifyRequest): number | undefined {
  const given = headers['x-deadline-ms'];
  return typeof given === 'string' && /^\d{1,7}$/.test(given) ? Number(given) : undefined;
}

/** A connection that closes before the whole answer was written has lost the one who waited for it. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
