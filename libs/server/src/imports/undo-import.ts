import { IMPORT_LIMITS, type KeptImport, type UndoneImport } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import { keyOf, printOf, type ImportedTable } from './import-rows.js';

/** Few enough to stay far below the statement timeout, with what triggers and references delete along. */
const BATCH = 200;

const OLD = `created_at < now() - interval '${IMPORT_LIMITS.undoDays} days'`;

/** The imports that can be taken back, newest first. Older ones are forgotten. */
export async function listImports(manager: EntityManager, schema: string, userId: string): Promise<KeptImport[]> {
  await manager.query(`delete from ${schema}.imports where user_id = $1 and ${OLD}`, [userId]);
  const rows: { id: string; source: string; created_at: Date; counts: Record<string, number> | null }[] =
    await manager.query(
      `select id, source, created_at,
              (select jsonb_object_agg(resource, number) from (
                 select resource, count(*)::int as number from ${schema}.imported
                  where user_id = $1 and import_id = made.id group by resource) as each) as counts
         from ${schema}.imports as made where user_id = $1 order by created_at desc, id limit 100`,
      [userId],
    );
  return rows.map(({ id, source, created_at, counts }) => ({
    import: id,
    source,
    at: created_at.toISOString(),
    counts: counts ?? {},
  }));
}

/**
 * Deletes a part of what an import added. What was changed since stays, and is named.
 * @throws ApiError 404 if the user has no such import, or it is too old
 */
export async function undoImport(
  manager: EntityManager,
  schema: string,
  tables: readonly ImportedTable[],
  userId: string,
  id: string,
  batch = BATCH,
): Promise<UndoneImport> {
  const found: unknown[] = await manager.query(
    `select id from ${schema}.imports where user_id = $1 and id = $2 and not ${OLD} for update`,
    [userId, id],
  );
  if (!found.length) throw new ApiError('NOT_FOUND');
  let removed = 0;
  const kept: UndoneImport['kept'] = [];
  const [chosen]: [{ resource: string; key: object; print: string }[], number] = await manager.query(
    `delete from ${schema}.imported where user_id = $1 and (resource, key) in (
       select resource, key from ${schema}.imported where user_id = $1 and import_id = $2
        order by resource, key limit $3)
     returning resource, key, print`,
    [userId, id, batch],
  );
  for (const table of tables) {
    const rows = chosen.filter(({ resource }) => resource === table.field);
    if (!rows.length || table.title === undefined) continue;
    const each = `jsonb_to_recordset($2::jsonb) as chosen (key jsonb, print text)
      cross join lateral jsonb_populate_record(null::${schema}.${table.name}, chosen.key) as n`;
    const same = ['t.user_id = $1', ...table.key.map((column) => `t.${column} = n.${column}`)].join(' and ');
    const values = [userId, JSON.stringify(rows)];
    const [, count]: [unknown, number] = await manager.query(
      `delete from ${schema}.${table.name} as t using ${each} where ${same} and ${printOf(table)} = chosen.print`,
      values,
    );
    removed += count;
    const changed: { name: string }[] = await manager.query(
      `select ${table.title} as name from ${schema}.${table.name} as t join (
         select ${keyOf(table).replaceAll('t.', 'n.')} as key from ${each}) as known on known.key = ${keyOf(table)}
        where t.user_id = $1 order by 1`,
      values,
    );
    kept.push(...changed.map(({ name }) => ({ table: table.field, name })));
  }
  const [{ left }]: [{ left: number }] = await manager.query(
    `select count(*)::int as left from ${schema}.imported where user_id = $1 and import_id = $2`,
    [userId, id],
  );
  if (left === 0) await manager.query(`delete from ${schema}.imports where user_id = $1 and id = $2`, [userId, id]);
  return { removed, kept, left };
}
