import { randomUUID } from 'node:crypto';
import { Database } from '../database/database.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** How long a lost execution can be continued: as long as a finished one can be replayed. */
const UNFINISHED_FOR = '24 hours';
/** Few enough to stay far below the statement timeout. */
const BATCH = 1_000;

/**
 * Deletes keys that are no longer replayed, of every user. Unfinished ones stay for the same time: without its key,
 * the next attempt would begin again. Several processes may run it at the same time.
 * @returns how many keys were deleted
 */
export async function removeExpiredKeys(db: Database, batch = BATCH): Promise<number> {
  const table = db.dataSource.getMetadata(IdempotencyKeyEntity).tablePath;
  let removed = 0;
  for (let found = batch; found === batch; removed += found) {
    // Runs as an unknown user, who owns nothing, so that only the policies of housekeeping decide which rows are
    // visible.
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
