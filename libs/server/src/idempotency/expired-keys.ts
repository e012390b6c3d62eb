import { randomUUID } from 'node:crypto';
import { Database } from '../database/database.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** For how long an execution that was lost can be gone on with: as long as one that ended can be replayed. */
const UNFINISHED_FOR = '24 hours';
/** Few enough to stay far below the statement timeout. */
const BATCH = 1_000;

/**
 * Deletes what is replayed no longer, of every user. What was begun and not finished stays for as long: without it the
 * next try would begin a second time. Safe to run by several processes at once.
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
           select user_id, key from ${table}
            where expires_at <= now() - (case status when 'running' then $2 else '0' end)::interval limit $1)`,
        [batch, UNFINISHED_FOR],
      )) as [unknown, number];
    });
  }
  return removed;
}
