import type { TestDatabase } from '@berea/server/testing';

export interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Every table of the given schemas but the list of migrations, read from Postgres' own catalogue. */
export const tablesOf = (database: TestDatabase, schemas: readonly string[]): Promise<Table[]> =>
  database.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind in ('r', 'p') and c.relname <> 'migrations'
      order by 1, 2`,
    [schemas],
  );

/** The columns of a table that take a value: Postgres works out the others itself. */
export const columnsOf = async (database: TestDatabase, { schema, name }: Table): Promise<string[]> =>
  (
    await database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
      [schema, name],
    )
  ).map((column) => `"${column.name}"`);

/** Every row of a user, by table, as the independent observer sees it. */
export async function rowsOf(database: TestDatabase, schemas: readonly string[], userId: string) {
  const found: Record<string, unknown[]> = {};
  for (const { schema, name } of await tablesOf(database, schemas)) {
    const rows = await database.query(
      `select to_jsonb(t) as row from "${schema}"."${name}" t where user_id = $1 order by to_jsonb(t)::text`,
      [userId],
    );
    found[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  return found;
}
