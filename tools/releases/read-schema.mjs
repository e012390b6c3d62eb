const LISTS = {
  columns: `select table_schema || '.' || table_name as "table", column_name as "column", data_type as type,
      is_nullable = 'YES' as nullable, column_default as "default"
    from information_schema.columns where table_schema = any($1) order by 1, ordinal_position`,
  constraints: `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace::regnamespace::text = any($1) and contype <> 'n' order by 1, 2`,
  indexes: `select schemaname || '.' || tablename as "table", indexname as name, indexdef as definition
    from pg_indexes where schemaname = any($1) order by 1, 2`,
  policies: `select schemaname || '.' || tablename as "table", policyname as name, roles::text[] as roles, cmd as command,
      qual as using, with_check as "check"
    from pg_policies where schemaname = any($1) order by 1, 2`,
  rowLevelSecurity: `select oid::regclass::text as "table", relrowsecurity as enabled, relforcerowsecurity as forced
    from pg_class where relnamespace::regnamespace::text = any($1) and relkind = 'r' order by 1`,
};

/** Schemas of our own, one a service. */
export const SCHEMAS = ['auth', 'content', 'study'];

/**
 * The migrated schema of a database: tables with columns, constraints, indexes and policies.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<keyof typeof LISTS, object[]>>}
 */
export async function readSchema(client) {
  const lists = {};
  for (const [name, query] of Object.entries(LISTS)) lists[name] = (await client.query(query, [SCHEMAS])).rows;
  return lists;
}
