import { ownedByUser } from '../database/migrate.js';
import { QUOTA_EXCEEDED } from '../errors/quota-exceeded.js';

/** A table whose rows count against its owner's quota. It has the columns `user_id` and `bytes`. */
export interface CountedTable {
  readonly table: string;
  /** The name under which its rows are counted; absent if only their size counts. */
  readonly counted?: string;
  /** A change may grow the row beyond the quota, because work that was accepted once is finished. */
  readonly growsFreely?: true;
}

/**
 * SQL that keeps, in one row for each user, how much of everything they have. Triggers update it in the transaction of
 * each change and for every writer, so that reading it costs one row and two writers cannot pass a limit together. A
 * change that makes anything exceed its limit (`app.quota_<name>`, if that is set) fails; one that does not add always
 * passes. For use in migrations.
 * @param space the name of the limit of all sizes together
 */
export function createUsage(schema: string, space: string, tables: readonly CountedTable[]): string[] {
  const names = tables.flatMap(({ counted }) => counted ?? []);
  const none = zerosFor(names);
  return [
    `create table "${schema}".usage (
       user_id uuid primary key,
       ${names.map((name) => `${name} integer not null default 0`).join(', ')},
       bytes bigint not null default 0
     )`,
    // Counts the existing rows. Their owner, who migrates, sees rows only while row-level security is not forced.
    ...tables.flatMap(({ table, counted }) => [
      `alter table "${schema}"."${table}" no force row level security`,
      `insert into "${schema}".usage as held (user_id, ${[...names, 'bytes'].join(', ')})
         select user_id, ${none(counted, 'count(*)').join(', ')}, sum(bytes) from "${schema}"."${table}" group by user_id
       on conflict (user_id) do update set ${added([...names, 'bytes'])}`,
      `alter table "${schema}"."${table}" force row level security`,
    ]),
    ...ownedByUser(schema, 'usage'),
    takeUp('create function', schema, space, names),
    ...tables.flatMap((counted) => countRows(schema, counted, none)),
  ];
}

/**
 * SQL of the function that adds to a user's usage, and refuses a change beyond the limits.
 * @param makeRoom SQL that frees this many bytes of the owner's, if it can
 */
export const takeUp = (
  create: string,
  schema: string,
  space: string,
  names: readonly string[],
  makeRoom?: (excess: string) => string,
): string =>
  `${create} "${schema}".take_up(owner uuid, ${names.map((name) => `more_${name} integer`).join(', ')},
     more_bytes bigint, bounded boolean) returns void language plpgsql as $$
   declare used "${schema}".usage;
   begin
     insert into "${schema}".usage as held (user_id, ${[...names, 'bytes'].join(', ')})
       values (owner, ${[...names, 'bytes'].map((name) => `more_${name}`).join(', ')})
       on conflict (user_id) do update set ${added([...names, 'bytes'])}
       returning * into used;
     if bounded then
       ${
         makeRoom
           ? `if more_bytes > 0 and used.bytes > ${limitOf(space)} then
         ${makeRoom(`used.bytes - ${limitOf(space)}`)}
         select * into used from "${schema}".usage where user_id = owner;
       end if;`
           : ''
       }
       ${[...names, 'bytes'].map((name) => refuse(name, name === 'bytes' ? space : name)).join('\n')}
     end if;
   end $$`;

/** SQL for a limit; null where it is not set. */
export const limitOf = (name: string) => `nullif(current_setting('app.quota_${name}', true), '')::bigint`;

/**
 * SQL that makes a later table count against the same limit of all sizes together.
 * @param names the counts of `createUsage`, in its order: 'notes', 'sermons'
 */
export const countInUsage = (schema: string, table: string, names: readonly string[]): string[] =>
  countRows(schema, { table }, zerosFor(names));

/** The change of each count: `given` for one of them, nothing for the others. */
const zerosFor =
  (names: readonly string[]) =>
  (but: string | undefined, given: string): string[] =>
    names.map((name) => (name === but ? given : '0'));

/** SQL that removes what `createUsage` made. */
export const dropUsage = (schema: string, tables: readonly CountedTable[]): string[] => [
  ...tables.flatMap(({ table }) => [
    ...['added', 'changed', 'removed'].map((what) => `drop trigger ${table}_${what} on "${schema}"."${table}"`),
    `drop function "${schema}".count_${table}`,
  ]),
  `drop function "${schema}".take_up`,
  `drop table "${schema}".usage`,
];

const added = (names: readonly string[]) => names.map((name) => `${name} = held.${name} + excluded.${name}`).join(', ');

const refuse = (column: string, limit: string) =>
  `if more_${column} > 0 and used.${column} > ${limitOf(limit)} then
     raise exception 'quota exceeded' using errcode = '${QUOTA_EXCEEDED}', detail = '${limit}';
   end if;`;

/** Once for a statement, however many rows it changes: those of a conversation go together. */
function countRows(
  schema: string,
  { table, counted, growsFreely }: CountedTable,
  none: (but: string | undefined, given: string) => string[],
): string[] {
  const takeUp = (items: string, size: string, bounded: boolean) =>
    `perform "${schema}".take_up(change.user_id, ${none(counted, items).join(', ')}, ${size}, ${bounded});`;
  return [
    `create function "${schema}".count_${table}() returns trigger language plpgsql as $$
     declare change record;
     begin
       if tg_op = 'INSERT' then
         for change in select user_id, count(*)::integer as items, sum(bytes)::bigint as size from added group by user_id loop
           ${takeUp('change.items', 'change.size', true)}
         end loop;
       elsif tg_op = 'DELETE' then
         for change in select user_id, count(*)::integer as items, sum(bytes)::bigint as size from removed group by user_id loop
           ${takeUp('-change.items', '-change.size', false)}
         end loop;
       else
         for change in
           select user_id, sum(size)::bigint as size
             from (select user_id, bytes as size from added union all select user_id, -bytes from removed) as sizes
            group by user_id having sum(size) <> 0 loop
           ${takeUp('0', 'change.size', !growsFreely)}
         end loop;
       end if;
       return null;
     end $$`,
    on(schema, table, 'insert', 'added', 'new table as added'),
    on(schema, table, 'update', 'changed', 'old table as removed new table as added'),
    on(schema, table, 'delete', 'removed', 'old table as removed'),
  ];
}

/** SQL of a trigger that runs once for a statement, however many rows it changes. */
export const on = (schema: string, table: string, event: string, name: string, tables: string) =>
  `create trigger ${table}_${name} after ${event} on "${schema}"."${table}" referencing ${tables}
     for each statement execute function "${schema}".count_${table}()`;
