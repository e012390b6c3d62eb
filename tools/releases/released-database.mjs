import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { createDataSource, DatabaseEnv, migrate } from '@berea/server';
import { readSchema } from './read-schema.mjs';

/**
 * A release's record of its database.
 * @param {string} folder of the release
 * @returns {{ schema: Record<string, object[]>, sample: Record<string, object[]> }} the latter: rows by table
 */
export function readRelease(folder) {
  const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  return { schema: read('schema.json'), sample: read('sample.json') };
}

/**
 * Brings an empty database to where the release had it, by the first of today's migrations.
 * @param {string} url
 * @param {import('@berea/server').SchemaOptions} options of one service, as they are today
 * @param {Record<string, object[]>} released the recorded schema
 * @returns {Promise<number>} how many migrations that were
 * @throws Error when no number of them leads there: then one of them is another than it was
 */
export async function migrateToRelease(url, options, released) {
  const env = DatabaseEnv.parse({ DATABASE_URL: url });
  for (let count = 1; count <= options.migrations.length; count += 1) {
    await migrate(env, { ...options, migrations: options.migrations.slice(0, count) });
    if (isDeepStrictEqual(await schemaOf(url, options.schema), partOf(released, options.schema))) return count;
  }
  throw new Error(`The migrations of ${options.schema} do not lead through the schema that was released.`);
}

/** The present schema of a service, as `partOf` shows it. */
export const schemaOf = (url, name) => connected(url, async (client) => partOf(await readSchema(client), name));

/** One service's part of a recorded schema, in an order that does not tell when it was added. */
export const partOf = (schema, name) =>
  Object.fromEntries(
    Object.entries(schema).map(([list, rows]) => [
      list,
      rows
        .filter(({ table }) => table.startsWith(`${name}.`))
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  );

/** Takes back what was migrated after the release. @param {number} count of the release's own migrations */
export async function migrateBack(url, options, count) {
  const dataSource = createDataSource(DatabaseEnv.parse({ DATABASE_URL: url }), options);
  // As for migrations: what no request may take, this may.
  Object.assign(dataSource.options.extra, { connectionTimeoutMillis: 60_000, query_timeout: 0, statement_timeout: 0 });
  await dataSource.initialize();
  try {
    for (let left = options.migrations.length; left > count; left -= 1) await dataSource.undoLastMigration();
  } finally {
    await dataSource.destroy();
  }
}

/**
 * SQL that writes a row as the code of the release does: of its columns, those that Postgres does not fill by itself.
 * Its one parameter is the row, as JSON.
 */
export function insertion(table, row) {
  const columns = Object.keys(row)
    .filter((name) => !FILLED.has(name))
    .map((name) => `"${name}"`);
  return `insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${table}, $1)`;
}
/** Columns that Postgres computes. */
const FILLED = new Set(['bytes', 'search_text']);

/** Runs `work` on a connection of the database's owner. Times are told in UTC, as they were recorded. */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
