import { LIST_LIMITS } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import type { Field, ListResource } from './list-resource.js';

/** Which part of a list is wanted. */
export interface Wanted {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** Words that must stand in what is listed, whatever their case. */
  readonly search?: string | undefined;
}

/** A part of a list as it goes over the wire. */
export interface WrittenPart {
  /** A JSON array of items as the contract shows them. */
  readonly json: string;
  /** The cursor that leads on from here; undefined at the list's end. */
  readonly next: string | undefined;
}

/**
 * A part of what a user has, newest first, as JSON that Postgres writes: a thousand items cost this process one string,
 * where reading, checking and writing them again would block its event loop for as long as ten other answers take.
 * Postgres cuts the texts too: what is not sent is not read from its disk.
 */
export async function listNewest(
  manager: EntityManager,
  { table, fields }: ListResource,
  userId: string,
  { limit = LIST_LIMITS.items, cursor, search }: Wanted,
): Promise<WrittenPart> {
  const values: unknown[] = [userId, limit];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = ['user_id = $1'];
  if (cursor) {
    const [, instant, id] = /^(\d+)-(.*)$/.exec(cursor) ?? [];
    conditions.push(
      `(created_at, id) < (timestamptz 'epoch' + ${value(instant)}::bigint * interval '1 microsecond', ${value(id)}::uuid)`,
    );
  }
  if (search) {
    const words = value(search.toLowerCase());
    conditions.push(
      `(${searchedIn(fields)
        .map((text) => `strpos(lower(${text}), ${words}) > 0`)
        .join(' or ')})`,
    );
  }
  // One row more than wanted tells whether there are more.
  const [part]: [{ json: string; next: string | null }] = await manager.query(
    `select '[' || coalesce(string_agg(item, ',' order by place) filter (where place <= $2), '') || ']' as json,
            max(cursor) filter (where place = $2 and more) as next
       from (select place, lead(true, 1, false) over (order by place) as more,
                    (extract(epoch from created_at) * 1000000)::bigint || '-' || id as cursor,
                    ${itemAsJson(fields)} as item
               from (select *, row_number() over newest as place, sum(bytes) over newest <= ${LIST_LIMITS.wholeBytes} as whole
                       from (select * from content.${table} where ${conditions.join(' and ')}
                              order by created_at desc, id desc limit $2 + 1) as part
                     window newest as (order by created_at desc, id desc)) as sized) as written`,
    values,
  );
  return { json: part.json, next: part.next ?? undefined };
}

const searchedIn = (fields: ListResource['fields']): string[] =>
  Object.entries(fields)
    .filter(([, { searched }]) => searched)
    .map(([name, { kind }]) => (kind === 'texts' ? `array_to_string(${name}, E'\\n')` : `coalesce(${name}, '')`));

const { cut } = LIST_LIMITS;
const beginning = (text: string) => `left(${text}, ${cut})`;

/** SQL for one item as the contract shows it: as `toItem` makes it, with long texts cut where the list would be too much. */
function itemAsJson(fields: ListResource['fields']): string {
  const long = Object.entries(fields).flatMap(([name, field]) => (field.long ? [isLonger(name)] : []));
  return `concat(${[
    `'{"id":"', id, '"'`,
    ...Object.entries(fields).map(([name, field]) => fieldAsJson(name, field)),
    instantAsJson('createdAt', 'created_at'),
    instantAsJson('updatedAt', 'updated_at'),
    `',"version":', version`,
    ...(long.length ? [`case when not whole and (${long.join(' or ')}) then ',"truncated":true' end`] : []),
    `'}'`,
  ].join(', ')})`;
}

/** Whether a text has more characters than are shown of it. Its bytes tell in most cases, and do not have to be read. */
const isLonger = (name: string): string =>
  `case when octet_length(${name}) > ${4 * cut} then true when octet_length(${name}) <= ${cut} then false
        else octet_length(${name}) > octet_length(${beginning(name)}) end`;

/** Null, which `concat` passes over, where the field is left out. */
function fieldAsJson(name: string, { kind, long }: Field): string {
  const shown = long
    ? `case when whole or octet_length(${name}) <= ${cut} then ${name} else ${beginning(name)} end`
    : name;
  if (kind === 'text') return `',"${name}":', to_json(${shown})`;
  return `',"${name}":' || to_json(nullif(${shown}, ${kind === 'texts' ? "'{}'" : "''"}))::text`;
}

/** As `Date.prototype.toISOString` writes it. */
const instantAsJson = (name: string, column: string): string =>
  `',"${name}":"', to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '"'`;
