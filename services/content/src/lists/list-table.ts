import type { EntityManager } from 'typeorm';

/** SQL for which state of a list there is; null where nothing was ever written. `$1` is its owner. */
export const revisionIn = (table: string): string =>
  `(select revision from content.list_revisions where user_id = $1 and list = '${table}')`;

/** Which state of a list there is: another one after every change of anything in it. Undefined where nothing was ever written. */
export async function revisionOf(manager: EntityManager, table: string, userId: string): Promise<string | undefined> {
  const [row]: { revision: string | null }[] = await manager.query(`select ${revisionIn(table)} as revision`, [userId]);
  return row?.revision ?? undefined;
}

/**
 * SQL of the triggers that tell one state of a list from the next, in the transaction of each change and whoever makes it.
 * For the migration that makes the table of a list.
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
