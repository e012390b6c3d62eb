import type { EntityManager } from 'typeorm';

/** SQL for the state of a list; null if nothing was ever written. `$1` is its owner. */
export const revisionIn = (table: string): string =>
  `(select revision from content.list_revisions where user_id = $1 and list = '${table}')`;

/** The state of a list, which changes with every change of an item. Undefined if nothing was ever written. */
export async function revisionOf(manager: EntityManager, table: string, userId: string): Promise<string | undefined> {
  const [row]: { revision: string | null }[] = await manager.query(`select ${revisionIn(table)} as revision`, [userId]);
  return row?.revision ?? undefined;
}

/**
 * SQL of the triggers that give a list a new state, in the transaction of each change and for every writer. For the
 * migration that makes the table of a list.
 */
export const reviseList = (table: string): string[] =>
  (
    [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const
  ).map(
    ([event, side]) =>
      `create trigger ${table}_revised_by_${event} after ${event} on content.${table} referencing ${side} table as changed
         for each statement execute function content.revise_list()`,
  );

/**
 * SQL that adds what every list needs to a table of the schema `content`: a bin, versions, and the indexes for its
 * orders. The table has the columns `id`, `user_id` and `created_at`. For use in migrations.
 */
export const keepAsList = (table: string): string[] => [
  `alter table content.${table} add column deleted_at timestamptz`,
  `create index ${table}_newest on content.${table} (user_id, created_at desc, id desc) where deleted_at is null`,
  `create index ${table}_binned on content.${table} (user_id, deleted_at desc, id desc) where deleted_at is not null`,
  `create index ${table}_expiry on content.${table} (deleted_at) where deleted_at is not null`,
  // Housekeeping runs for no user: it may see whose bin holds expired rows, and nothing else.
  `create policy ${table}_expired on content.${table} for select
     using (deleted_at <= now() - interval '30 days' and current_setting('app.housekeeping', true) = 'expired')`,
  `create trigger ${table}_versions after delete on content.${table} referencing old table as removed
     for each statement execute function content.forget_versions()`,
];
