import { randomUUID } from 'node:crypto';
import { Database } from '../database/database.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** Few enough to stay far below the statement timeout. */
const BATCH = 1_000;

/**
 * Deletes what is replayed no longer, of every user. Safe to run by several processes at once.
 * @returns how many keys were deleted
 */
export async function removeExpiredKeys(db: Database, batch = BATCH): Promise<number> {
  const table = db.dataSource.getMetadata(IdempotencyKeyEntity).tablePath;
  let removed = 0;
  for (let found = batch; found === batch; removed += found) {
    // As somebody who owns nothing: the policies of housekeeping alone decide what is seen.
    [, found] = await db.run(randomUUID(), async (manager) => {
      await manager.query(`select set_config('app.housekeeping', 'expired', true)`);
      return (await manager.query(
        `delete from ${table} where (user_id, key) in (
           select user_id, key from ${table} where expires_at <= now() limit $1)`,
        [batch],
      )) as [unknown, number];
    });
  }
  return removed;
}
