import { type FullStorage, STORAGE_REASONS } from '@berea/contracts';
import type { DataSource } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import { isDiskFull, isFileDiskFull, isReadOnly } from '../errors/unavailable.js';
import { setInternalHeader, STORAGE_HEADER } from '../request/request-scope.js';

/** Databases that had no room to write to when they were last asked. */
const full = new WeakSet<DataSource>();

/** Call it for each failed statement of a data source. */
export function recordFailure(dataSource: DataSource, error: unknown): void {
  if (isDiskFull(error) || isReadOnly(error)) full.add(dataSource);
}

/**
 * The error for a write that was refused for want of room. A read-only Postgres has a nearly full disk, by its guard
 * (`tools/postgres/storage.mjs`) or by a hosting service's, unless it is a standby, which will serve again soon. The
 * full storage is named, to the gateway too.
 */
export async function explainRefusal(dataSource: DataSource, error: unknown): Promise<unknown> {
  const readOnly = isReadOnly(error);
  if (!readOnly && !(isDiskFull(error) && !isFileDiskFull(error))) return error;
  const [{ standby, guarded } = { standby: readOnly, guarded: false }]: { standby: boolean; guarded: boolean }[] =
    await dataSource
      .query(`select pg_is_in_recovery() as standby, current_setting('berea.storage', true) is not null as guarded`)
      .catch(() => []);
  if (standby) return error;
  const full: FullStorage = guarded ? 'disk' : readOnly ? 'read-only' : 'database';
  setInternalHeader(STORAGE_HEADER, full);
  return new ApiError(STORAGE_REASONS[full], { cause: error });
}

/** For `Database.run` and its like: makes this transaction read-only while the disk is nearly full. */
export const READ_ONLY_WHERE_FULL = `set_config('transaction_read_only',
  case when coalesce(current_setting('berea.storage', true), '') in ('low', 'full') then 'on'
    else current_setting('transaction_read_only') end, true)`;

/** More than Postgres finds room for in pages that it has already; nothing of it stays. */
const TRY_TO_WRITE = `create temporary table berea_room on commit drop as
  select repeat('x', 2000) as filling from generate_series(1, 64)`;

/**
 * For readiness: 'degraded' from the first write that found no room until a write succeeds again. This tries one,
 * since no other may be running. While there is room, it asks nothing.
 * @throws Error when the database does not answer
 */
export async function checkDiskSpace(dataSource: DataSource): Promise<void | 'degraded'> {
  if (!full.has(dataSource)) return undefined;
  try {
    await dataSource.transaction(async (manager) => {
      await manager.query(`select ${READ_ONLY_WHERE_FULL}`);
      await manager.query(TRY_TO_WRITE);
    });
    full.delete(dataSource);
    return undefined;
  } catch (error) {
    if (isDiskFull(error) || isReadOnly(error)) return 'degraded';
    throw error;
  }
}

/**
 * For readiness: whether Postgres answers, and has room to write to.
 * @throws Error when it does not answer
 */
export async function checkDatabase(dataSource: DataSource): Promise<void | 'degraded'> {
  await dataSource.query('select 1');
  return checkDiskSpace(dataSource);
}
