import { randomUUID } from 'node:crypto';
import { HISTORY_LIMITS } from '@berea/contracts';
import type { Database } from '@berea/server';
import type { ListResource } from './list-resource.js';

/** Few enough to stay far below the statement timeout. */
const BATCH = 500;

const EXPIRED = `deleted_at <= now() - interval '${HISTORY_LIMITS.binDays} days'`;

/**
 * Deletes for good everything that was in the bin too long, of every user. Several processes may run it at the same
 * time.
 * @returns how many things were deleted
 */
export async function removeExpired(db: Database, { table }: ListResource, batch = BATCH): Promise<number> {
  let removed = 0;
  for (let owners = await ownersOfExpired(db, table); owners.length; owners = await ownersOfExpired(db, table)) {
    const before = removed;
    for (const owner of owners) {
      const [, found]: [unknown, number] = await db.run(owner, (manager) =>
        manager.query(
          `delete from content.${table} where user_id = $1 and id in (
             select id from content.${table} where user_id = $1 and ${EXPIRED} limit $2)`,
          [owner, batch],
        ),
      );
      removed += found;
    }
    // Another process is deleting the same rows, so nothing is left to do here.
    if (removed === before) break;
  }
  return removed;
}

/**
 * Runs as an unknown user, who owns nothing, so that only the policy of housekeeping decides which rows are visible.
 */
const ownersOfExpired = (db: Database, table: string): Promise<string[]> =>
  db.run(randomUUID(), async (manager) => {
    await manager.query(`select set_config('app.housekeeping', 'expired', true)`);
    const rows: { user_id: string }[] = await manager.query(
      `select distinct user_id from (select user_id from content.${table} where ${EXPIRED} limit $1) as expired`,
      [BATCH],
    );
    return rows.map(({ user_id }) => user_id);
  });
