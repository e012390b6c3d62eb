import type { EntityManager } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** How long a key is held without renewal; after it, the key of a dead process can be taken over. */
export const LEASE_MS = 15_000;
export const KEPT_FOR = '24 hours';
const LOCK_NOT_AVAILABLE = '55P03';

/** A request that carries a key. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  readonly route: string;
  readonly requestHash: string;
}

/** This execution holds the key; `progress` is the work that an earlier execution of the same request began. */
export interface KeyLease {
  readonly call: KeyedCall;
  readonly owner: string;
  readonly progress: object | null;
}

/** The request was executed before, with this answer. */
export interface CompletedKey {
  readonly body: object;
}

export const tableOf = (manager: EntityManager) => manager.connection.getMetadata(IdempotencyKeyEntity).tablePath;

/**
 * Takes the key for this execution, unless another holds it. A duplicate in an open transaction is waited for, as long as
 * any lock.
 * @throws ApiError 409 while a duplicate is running, 422 where the key belongs to another request
 */
export async function acquireKey(
  manager: EntityManager,
  call: KeyedCall,
  owner: string,
): Promise<KeyLease | CompletedKey> {
  const { userId, key, route, requestHash } = call;
  const held: { progress: object | null }[] = await manager
    .query(
      `insert into ${tableOf(manager)} as kept (user_id, key, route, request_hash, status, owner, expires_at)
         values ($1, $2, $3, $4, 'running', $5, now() + $6::interval)
       on conflict (user_id, key) do update set
         route = excluded.route, request_hash = excluded.request_hash, status = 'running', owner = excluded.owner,
         progress = case when kept.status = 'running' and kept.route = excluded.route
                          and kept.request_hash = excluded.request_hash then kept.progress end,
         body = null, created_at = now(), expires_at = excluded.expires_at
       where kept.expires_at <= now()
       returning progress`,
      [userId, key, route, requestHash, owner, `${LEASE_MS} milliseconds`],
    )
    .catch((error: { code?: string }) => {
      throw error.code === LOCK_NOT_AVAILABLE ? running({ cause: error }) : error;
    });
  return held[0] ? { call, owner, progress: held[0].progress } : readKey(manager, call);
}

/**
 * For a statement that does more than take a key: a lock on the key that was not released in time means that its
 * request is still running. Other errors pass.
 */
export const heldElsewhere =
  (manager: EntityManager) =>
  (error: { readonly code?: string; readonly where?: string }): never => {
    // Postgres names the table in any language.
    const isOfKey = error.where?.includes(`"${manager.connection.getMetadata(IdempotencyKeyEntity).tableName}"`);
    throw error.code === LOCK_NOT_AVAILABLE && isOfKey ? running({ cause: error }) : error;
  };

/**
 * The answer of a taken key to this request.
 * @throws ApiError 409 while a duplicate is running, 422 if the key belongs to another request
 */
export async function readKey(manager: EntityManager, call: KeyedCall): Promise<CompletedKey> {
  const { userId, key } = call;
  return resolveConflict(await manager.findOneBy(IdempotencyKeyEntity, { userId, key }), call);
}

function resolveConflict(found: IdempotencyKeyEntity | null, { route, requestHash }: KeyedCall): CompletedKey {
  // Gone in this instant: its execution was refused, and a later try will not meet it.
  if (!found) throw running();
  if (found.route !== route || found.requestHash !== requestHash) {
    throw new ApiError('key_of_another_request', { path: ['Idempotency-Key'] });
  }
  if (!found.body) throw running();
  return { body: found.body };
}

const running = (options?: ErrorOptions) => new ApiError('still_worked_on', options);

/** Remembers what the execution has begun; the next one of the same request starts with it if this one is lost. */
export async function saveProgress(manager: EntityManager, held: KeyLease, progress: object): Promise<void> {
  await change(manager, held, `progress = $4`, [JSON.stringify(progress)]);
}

/**
 * Stores the answer for replay.
 * @throws ApiError 409 if the lease expired and another execution took over, so that only one answer is stored
 */
export async function completeKey(manager: EntityManager, held: KeyLease, body: object): Promise<void> {
  const changed = await change(
    manager,
    held,
    `status = 'done', progress = null, body = $4, expires_at = now() + $5::interval`,
    [JSON.stringify(body), KEPT_FOR],
  );
  if (!changed) throw running();
}

/** Renews the lease, which shows that the execution is alive. */
export async function renewKey(manager: EntityManager, held: KeyLease): Promise<void> {
  await change(manager, held, `expires_at = clock_timestamp() + $4::interval`, [`${LEASE_MS} milliseconds`]);
}

/** Ends the lease at once, so that the next execution continues the failed one. */
export async function releaseKey(manager: EntityManager, held: KeyLease): Promise<void> {
  await change(manager, held, `expires_at = now()`, []);
}

/** Forgets an execution that was refused: the next one begins from the start. */
export async function discardKey(manager: EntityManager, { call: { userId, key }, owner }: KeyLease): Promise<void> {
  await manager.delete(IdempotencyKeyEntity, { userId, key, owner, status: 'running' });
}

async function change(
  manager: EntityManager,
  { call, owner }: KeyLease,
  assignments: string,
  values: unknown[],
): Promise<number> {
  const [, affected] = (await manager.query(
    `update ${tableOf(manager)} set ${assignments}
      where user_id = $1 and key = $2 and owner = $3 and status = 'running'`,
    [call.userId, call.key, owner, ...values],
  )) as [unknown, number];
  return affected;
}
