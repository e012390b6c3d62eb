import type { DataSource } from 'typeorm';
import { isDiskFull } from '../errors/unavailable.js';

/** Databases that had no room to write to when they were last asked. */
const full = new WeakSet<DataSource>();

/** To be told of each statement of a data source that failed. */
export function recordFailure(dataSource: DataSource, error: unknown): void {
  if (isDiskFull(error)) full.add(dataSource);
}

/** More than Postgres finds room for in pages that it has already; nothing of it stays. */
const TRY_TO_WRITE = `create temporary table berea_room on commit drop as
  select repeat('x', 2000) as filling from generate_series(1, 64)`;

/**
 * For readiness: 'degraded' from the first write that found no room until one finds it again, which is tried here, since
 * nobody else may be writing. While there is room, nothing is asked.
 * @throws Error when the database does not answer
 */
export async function checkDiskSpace(dataSource: DataSource): Promise<void | 'degraded'> {
  if (!full.has(dataSource)) return undefined;
  try {
    await dataSource.transaction((manager) => manager.query(TRY_TO_WRITE));
    full.delete(dataSource);
    return undefined;
  } catch (error) {
    if (isDiskFull(error)) return 'degraded';
    throw error;
  }
}

/** For readiness: whether Postgres answers, and has room to write to. @throws Error when it does not answer */
export async function checkDatabase(dataSource: DataSource): Promise<void | 'degraded'> {
  await dataSource.query('select 1');
  return checkDiskSpace(dataSource);
}
