import { z } from 'zod';
import type { Database } from '../database/database.js';
import { invalid } from '../errors/api-error.js';

/** A page is told when it holds this many characters of JSON; its last rows may pass that. */
const PAGE = 400_000;
/** Rows of one statement. */
const BATCH = 500;

export interface ExportedPage<Rows> {
  /** How many rows each table has; in the first page only. */
  readonly counts?: Record<string, number>;
  readonly rows: Rows;
  /** What the next call names; null when all has been told. */
  readonly next: string | null;
}

/**
 * A part of what a schema holds of a user. A table and its columns are named by the fields of `shape` in camel case:
 * nothing else leaves the service. A page begins after the row that `after` names, so that a call may be repeated, and
 * by any instance.
 * @throws ApiError 400 when `after` is none of ours
 */
export async function exportPage<Shape extends Readonly<Record<string, z.ZodArray<z.ZodObject>>>>(
  db: Database,
  shape: z.ZodObject<Shape>,
  userId: string,
  after?: string,
) {
  const tables = exportedTables(shape);
  const rows: Record<string, unknown[]> = {};
  const counts = after === undefined ? await countRows(db, tables, userId) : undefined;
  const keys = await keysOf(db, tables, userId);
  let { at, last } = startAt(tables, after);
  let next: string | null = null;
  for (let size = 0; at < tables.length;) {
    const table = tables[at];
    if (!table) break;
    if (size >= PAGE) {
      next = `${table.field} ${last}`;
      break;
    }
    const found = await rowsAfter(db, table, keys.get(table.name) ?? [], userId, last, PAGE - size);
    const told = (rows[table.field] ??= []);
    for (const { row, length } of found) {
      told.push(row);
      size += length;
    }
    const end = found.at(-1);
    if (end) last = end.key;
    else [at, last] = [at + 1, ''];
  }
  return { ...(counts && { counts }), rows: shape.partial().parse(rows), next };
}

export interface ExportedTable {
  /** The field of the answer. */
  readonly field: string;
  readonly name: string;
  /** Its columns by the fields of a row. */
  readonly columns: Readonly<Record<string, string>>;
}

/** The tables that a shape of rows names, in its order. */
export const exportedTables = (shape: z.ZodObject): ExportedTable[] =>
  Object.entries(shape.shape).map(([field, list]) => {
    const row = list instanceof z.ZodArray ? list.element : undefined;
    if (!(row instanceof z.ZodObject)) throw new Error(`${field} of an export is no list of rows.`);
    return {
      field,
      name: snakeCase(field),
      columns: Object.fromEntries(Object.keys(row.shape).map((name) => [name, snakeCase(name)])),
    };
  });

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function startAt(tables: readonly ExportedTable[], after: string | undefined): { at: number; last: string } {
  if (after === undefined) return { at: 0, last: '' };
  const space = after.indexOf(' ');
  const at = tables.findIndex(({ field }) => field === after.slice(0, space));
  if (at < 0) throw invalid('after is `next` of an earlier answer. Leave it out to begin anew.', 'after');
  return { at, last: after.slice(space + 1) };
}

async function countRows(db: Database, tables: readonly ExportedTable[], userId: string) {
  const each = tables.map(
    ({ name }, at) => `(select count(*)::int from ${db.schema}.${name} where user_id = $1) as c${at}`,
  );
  const [row]: Record<string, number>[] = await db.read(userId, (manager) =>
    manager.query(`select ${each.join(', ')}`, [userId]),
  );
  return Object.fromEntries(tables.map(({ field }, at) => [field, row?.[`c${at}`] ?? 0]));
}

/** The primary keys within one user's rows, as Postgres' catalogue has them. */
async function keysOf(db: Database, tables: readonly ExportedTable[], userId: string) {
  const rows: { name: string; key: string[] }[] = await db.read(userId, (manager) =>
    manager.query(
      `select c.relname as name,
              array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attname <> 'user_id') as key
         from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         join pg_index i on i.indrelid = c.oid and i.indisprimary
         join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where n.nspname = $1 and c.relname = any($2)
        group by 1`,
      [db.schema, tables.map(({ name }) => name)],
    ),
  );
  return new Map(rows.map(({ name, key }) => [name, key ?? []]));
}

interface ToldRow {
  readonly key: string;
  readonly row: unknown;
  readonly length: number;
}

/** At least one row where there is one. Keys are compared as text, so that no word of a client has to be a UUID. */
function rowsAfter(
  db: Database,
  { name, columns }: ExportedTable,
  key: readonly string[],
  userId: string,
  after: string,
  room: number,
): Promise<ToldRow[]> {
  const fields = Object.entries(columns).map(([field, column]) => `'${field}', t.${column}`);
  const order = `jsonb_build_array(${key.map((column) => `t.${column}`).join(', ')})::text collate "C"`;
  return db.read(userId, (manager) =>
    manager.query(
      `select key, row, length from (
         select key, row, length, sum(length) over (order by key) - length as before from (
           select key, row, length(row::text) as length from (
             select ${order} as key, jsonb_build_object(${fields.join(', ')}) as row
               from ${db.schema}.${name} t where t.user_id = $1 and ${order} > $2
              order by ${order} limit $3) found) sized) summed
        where before < $4 order by key`,
      [userId, after, BATCH, room],
    ),
  );
}
