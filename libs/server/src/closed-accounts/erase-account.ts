import type { Database } from '../database/database.js';

/** Few enough to stay far below the statement timeout, with what triggers and references delete along. */
const BATCH = 200;

/**
 * Deletes every row of a user from the service's schema. The tables come from Postgres' own catalogue, so that a new
 * one is not forgotten. It may end at any point and run again, also in several processes at the same time.
 * @returns how many rows were deleted, without those that went with others
 */
export async function eraseAccount(db: Database, userId: string, batch = BATCH): Promise<number> {
  const tables = await tablesOfUsers(db, userId);
  let erased = 0;
  do for (const table of tables) erased += await eraseFrom(db, table, userId, batch);
  while (await holdsAny(db, tables, userId));
  return erased;
}

/**
 * Triggers count what is deleted in other tables of the user, also what another process deletes. So all tables are
 * looked at in one moment.
 */
async function holdsAny(db: Database, tables: readonly string[], userId: string): Promise<boolean> {
  const each = tables.map((table) => `exists (select from ${table} where user_id = $1)`);
  const [row]: { held: boolean }[] = await db.read(userId, (manager) =>
    manager.query(`select ${each.join(' or ')} as held`, [userId]),
  );
  return row?.held === true;
}

/** Tables that others refer to come last. */
async function tablesOfUsers(db: Database, userId: string): Promise<string[]> {
  const rows: { name: string }[] = await db.read(userId, (manager) =>
    manager.query(
      `select format('%I.%I', n.nspname, c.relname) as name
         from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
        where n.nspname = $1 and c.relkind in ('r', 'p')
        order by (select count(*) from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid), 1`,
      [db.schema],
    ),
  );
  return rows.map(({ name }) => name);
}

async function eraseFrom(db: Database, table: string, userId: string, batch: number): Promise<number> {
  let erased = 0;
  for (let found = batch; found === batch; erased += found) {
    [, found] = await db.write(userId, (manager): Promise<[unknown, number]> =>
      manager.query(
        `delete from ${table} where user_id = $1
             and ctid = any(array(select ctid from ${table} where user_id = $1 limit $2))`,
        [userId, batch],
      ),
    );
  }
  return erased;
}
