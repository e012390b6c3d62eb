import { createHash } from 'node:crypto';
import type { ImportOutcomes, RowOutcome } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { ApiError, BodyError } from '../errors/api-error.js';

export type ArchiveRow = Readonly<Record<string, unknown>>;
/** Values by the columns of a table. */
export type Columns = Readonly<Record<string, unknown>>;

/** How the rows of one table come out of an archive. */
export interface ImportedTable {
  /** The field of the archive and of a call. */
  readonly field: string;
  readonly name: string;
  /** The primary key beside the owner, by columns. */
  readonly key: readonly string[];
  /** The columns whose difference makes a row another one. */
  readonly words: readonly string[];
  /** SQL of what a person calls a row `t`. Undefined for rows that come and go with others. */
  readonly title?: string;
  /** The column by which rows come one after the other, where their order counts. */
  readonly order?: string;
  /**
   * The columns of a row; their `ids` are still those of the archive.
   * @throws ZodError, ApiError or BodyError in words for a person
   */
  readonly read: (row: ArchiveRow) => Columns;
  /** Columns with ids, and the table that each one names. */
  readonly ids?: Readonly<Record<string, string | ((columns: Columns) => string)>>;
}

export interface ImportCall {
  readonly import: string;
  readonly source: string;
  readonly write: boolean;
  readonly rows: Readonly<Record<string, readonly ArchiveRow[] | undefined>>;
}

interface JudgedRow {
  outcome: RowOutcome;
  readonly columns: Columns;
  message?: string;
}

/** The rows of a call with what becomes of each. */
export type Judged = ReadonlyMap<ImportedTable, JudgedRow[]>;

export const isAdded = ({ outcome }: { readonly outcome: RowOutcome }): boolean => outcome === 'added';

/**
 * Reads the rows of a call and compares them with what the user has. It writes nothing.
 * @param manager of the user's transaction
 */
export async function judgeRows(
  manager: EntityManager,
  schema: string,
  tables: readonly ImportedTable[],
  userId: string,
  rows: ImportCall['rows'],
): Promise<Judged> {
  const judged = new Map(tables.map((table) => [table, (rows[table.field] ?? []).map((row) => readRow(table, row))]));
  const own = await ownIds(manager, schema, userId, judged);
  for (const [table, list] of judged) {
    judged.set(
      table,
      list.map((row) => ({ ...row, columns: withIds(table, row.columns, userId, own) })),
    );
  }
  for (const [table, list] of judged) await compare(manager, schema, table, userId, list);
  return judged;
}

/** Writes what is added, all in the caller's transaction, and remembers it for the day on which it is taken back. */
export async function writeRows(
  manager: EntityManager,
  schema: string,
  judged: Judged,
  userId: string,
  { import: id, source }: Pick<ImportCall, 'import' | 'source'>,
): Promise<void> {
  await manager.query(
    `insert into ${schema}.imports (user_id, id, source) values ($1, $2, $3)
       on conflict (user_id, id) do update set source = excluded.source`,
    [userId, id, source],
  );
  for (const [table, list] of judged) {
    const added = list.filter(isAdded);
    const [first] = added;
    if (!first) continue;
    const columns = ['user_id', ...Object.keys(first.columns)];
    const values = JSON.stringify(added.map((row) => ({ user_id: userId, ...row.columns })));
    const put = `insert into ${schema}.${table.name} as t (${columns.join(', ')})
      select ${columns.map((column) => `n.${column}`).join(', ')}
        from json_populate_recordset(null::${schema}.${table.name}, $1) with ordinality as n
       order by ${table.order ? `n.${table.order}, ` : ''}n.ordinality
      on conflict do nothing`;
    if (table.title === undefined) {
      await manager.query(put, [values]);
      continue;
    }
    await manager.query(
      `with put as (${put} returning ${keyOf(table)} as key, ${printOf(table)} as print)
       insert into ${schema}.imported (user_id, import_id, resource, key, print)
         select $2, $3, $4, key, print from put
       on conflict (user_id, resource, key) do update set import_id = excluded.import_id, print = excluded.print`,
      [values, userId, id, table.field],
    );
  }
}

export function outcomesOf(
  judged: Judged,
  { import: id, source }: Pick<ImportCall, 'import' | 'source'>,
): ImportOutcomes {
  const lists = [...judged].filter(([, list]) => list.length > 0);
  return {
    import: id,
    source,
    outcomes: Object.fromEntries(lists.map(([{ field }, list]) => [field, list.map(({ outcome }) => outcome)])),
    reasons: lists.flatMap(([{ field }, list]) =>
      list.flatMap(({ message }, row) => (message === undefined ? [] : [{ table: field, row, message }])),
    ),
  };
}

/** SQL of the key of a row `t`. */
export const keyOf = ({ key }: ImportedTable): string =>
  `jsonb_build_object(${key.map((column) => `'${column}', t.${column}`).join(', ')})`;

/** SQL of what tells whether a row `t` was changed: all that changes when a person changes it. */
export const printOf = ({ key, words }: ImportedTable): string =>
  `md5(jsonb_build_array(${[...key, ...words].map((column) => `t.${column}`).join(', ')})::text)`;

function readRow(table: ImportedTable, row: ArchiveRow): JudgedRow {
  try {
    return { outcome: 'added', columns: table.read(row) };
  } catch (error) {
    return { outcome: 'refused', columns: {}, message: sentenceOf(error) };
  }
}

/** Only what a reader of rows throws on purpose is told; anything else is a mistake of ours. */
function sentenceOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    const place = issue?.path.map(String).join('.');
    return place ? `${place}: ${issue?.message}` : (issue?.message ?? 'It is not valid.');
  }
  if (error instanceof ApiError || error instanceof BodyError) return error.message;
  throw error;
}

const tableIn = (of: string | ((columns: Columns) => string), columns: Columns): string =>
  typeof of === 'string' ? of : of(columns);

/** By table: the ids of the archive that are ids of this user here. */
async function ownIds(manager: EntityManager, schema: string, userId: string, judged: Judged) {
  const wanted = new Map<string, Set<string>>();
  for (const [{ ids = {} }, list] of judged)
    for (const { columns } of list)
      for (const [column, of] of Object.entries(ids)) {
        const id = columns[column];
        if (typeof id !== 'string') continue;
        const name = tableIn(of, columns);
        wanted.set(name, (wanted.get(name) ?? new Set()).add(id));
      }
  const own = new Map<string, Set<string>>();
  for (const [name, ids] of wanted) {
    const rows: { id: string }[] = await manager.query(
      `select id from ${schema}.${name} where user_id = $1 and id = any($2::uuid[])`,
      [userId, [...ids]],
    );
    own.set(name, new Set(rows.map(({ id }) => id)));
  }
  return own;
}

/** Ids are unique on a server, so those of another account become new ones: for this user always the same. */
function withIds(
  { ids = {} }: ImportedTable,
  columns: Columns,
  userId: string,
  own: ReadonlyMap<string, ReadonlySet<string>>,
): Columns {
  const changed = Object.entries(ids).flatMap(([column, of]) => {
    const id = columns[column];
    if (typeof id !== 'string' || own.get(tableIn(of, columns))?.has(id)) return [];
    return [[column, ownId(userId, id)]];
  });
  return { ...columns, ...Object.fromEntries(changed) };
}

/** A UUID of version 8 out of the owner and the id in the archive. */
export function ownId(userId: string, id: string): string {
  const hash = createHash('sha256').update(`${userId} ${id.toLowerCase()}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Postgres compares, so that no text of the user is read for it. */
async function compare(
  manager: EntityManager,
  schema: string,
  table: ImportedTable,
  userId: string,
  list: JudgedRow[],
): Promise<void> {
  const fresh = list.filter(isAdded);
  if (!fresh.length) return;
  const on = table.key.map((column) => `t.${column} = n.${column}`);
  const same = table.words.map((column) => `to_jsonb(t.${column}) is not distinct from to_jsonb(n.${column})`);
  const rows: { here: boolean; same: boolean; repeated: boolean }[] = await manager.query(
    `select t.user_id is not null as here, ${same.join(' and ') || 'true'} as same,
            row_number() over (partition by ${table.key.map((column) => `n.${column}`).join(', ') || '1'} order by n.ordinality) > 1 as repeated
       from json_populate_recordset(null::${schema}.${table.name}, $2) with ordinality as n
       left join ${schema}.${table.name} as t on ${['t.user_id = $1', ...on].join(' and ')}
      order by n.ordinality`,
    [userId, JSON.stringify(fresh.map(({ columns }) => columns))],
  );
  for (const [at, row] of fresh.entries()) {
    const found = rows[at];
    if (found?.here) row.outcome = found.same ? 'same' : 'changed';
    else if (found?.repeated) row.outcome = 'same';
  }
}
