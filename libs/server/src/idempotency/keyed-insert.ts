import type { EntityManager } from 'typeorm';
import { withoutEchoes } from './echoes.js';
import { heldElsewhere, KEPT_FOR, type KeyedCall, tableOf } from './key-lease.js';

/** The value of a new row's column, and its SQL type. */
export interface InsertedColumn {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** The one row that a request creates. */
export interface Insertion<Answer extends object> {
  /** With its schema: 'content.notes' */
  readonly table: string;
  readonly columns: readonly InsertedColumn[];
  /** The answer to a row that is made at this instant. */
  readonly answer: (now: Date) => Answer;
  /** The answer's members that hold this instant. The row gets it by the defaults of its columns, which are `now()`. */
  readonly instants: readonly (keyof Answer & string)[];
}

/**
 * Inserts a row and stores its answer under the key of the request, in one statement: each part sees whether the part
 * before made a row. A duplicate in an open transaction is waited for, as for any lock.
 * @param owner of the key: this execution
 * @returns the answer; undefined if the key is taken already, and nothing was inserted
 * @throws ApiError 409 while a duplicate is running
 */
export async function insertOnce<Answer extends object>(
  manager: EntityManager,
  call: KeyedCall | undefined,
  owner: string,
  input: unknown,
  { table, columns, answer, instants }: Insertion<Answer>,
): Promise<Answer | undefined> {
  const values: unknown[] = [];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const row = columns.map(({ value: given, type }) => value(given, type)).join(', ');
  const names = columns.map(({ name }) => name).join(', ');
  const insert = `insert into ${table} (${names}) select ${row}${call ? ' from held' : ''} returning ${NOW} as now`;
  if (!call) return answerOf(await manager.query(insert, values), answer);
  const kept = value(JSON.stringify(withoutEchoes(answer(SOME_TIME), input)), 'jsonb');
  const madeAt = `jsonb_build_object(${instants.map((name) => `'${name}', ${NOW}`).join(', ')})`;
  const held = `insert into ${tableOf(manager)} as kept (user_id, key, route, request_hash, status, owner, body, expires_at)
       values (${value(call.userId, 'uuid')}, ${value(call.key, 'text')}, ${value(call.route, 'text')},
               ${value(call.requestHash, 'text')}, 'done', ${value(owner, 'uuid')}, ${kept} || ${madeAt}, now() + interval '${KEPT_FOR}')
     on conflict (user_id, key) do update set
       route = excluded.route, request_hash = excluded.request_hash, status = 'done', owner = excluded.owner,
       progress = null, body = excluded.body, created_at = now(), expires_at = excluded.expires_at
     where kept.expires_at <= now()
     returning 1`;
  const rows = manager.query(`with held as (${held}), made as (${insert}) select now from made`, values);
  return answerOf(await rows.catch(heldElsewhere(manager)), answer);
}

/** SQL that writes an instant as `Date.prototype.toISOString` does. */
export const instantText = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const NOW = instantText('now()');
/** A placeholder for an instant that Postgres replaces. */
const SOME_TIME = new Date(0);

const answerOf = <Answer>(rows: readonly { now: string }[], answer: (now: Date) => Answer): Answer | undefined =>
  rows[0] && answer(new Date(rows[0].now));
