import { limitOf, on, takeUp } from './create-usage.js';

/** A table whose rows are kept only as long as there is room for them. It has the columns `user_id` and `bytes`. */
export interface YieldingTable {
  readonly schema: string;
  /** As given to `createUsage`. */
  readonly space: string;
  readonly names: readonly string[];
  readonly table: string;
  /** SQL: its columns in the order of deletion. */
  readonly order: string;
}

/**
 * SQL that makes the rows of a table count against the limit of all sizes together, and deletes the first ones when
 * another change would pass that limit. These rows never cause a refusal.
 */
export function giveWay({ schema, space, names, table, order }: YieldingTable): string[] {
  const drop = `"${schema}".drop_${table}`;
  const takeUpBytes = (size: string) =>
    `perform "${schema}".take_up(change.user_id, ${names.map(() => '0').join(', ')}, ${size}, false);`;
  return [
    `create function ${drop}(owner uuid, excess bigint) returns void language sql as $$
       delete from "${schema}"."${table}" where ctid in (
         select place from (select ctid as place, sum(bytes) over (order by ${order}) - bytes as before
                              from "${schema}"."${table}" where user_id = owner) as oldest
          where before < excess)
     $$`,
    takeUp('create or replace function', schema, space, names, (excess) => `perform ${drop}(owner, ${excess});`),
    `create function "${schema}".count_${table}() returns trigger language plpgsql as $$
     declare change record; excess bigint;
     begin
       if tg_op = 'INSERT' then
         for change in select user_id, sum(bytes)::bigint as size from added group by user_id loop
           ${takeUpBytes('change.size')}
           select bytes - ${limitOf(space)} into excess from "${schema}".usage where user_id = change.user_id;
           if excess > 0 then perform ${drop}(change.user_id, excess); end if;
         end loop;
       else
         for change in select user_id, sum(bytes)::bigint as size from removed group by user_id loop
           ${takeUpBytes('-change.size')}
         end loop;
       end if;
       return null;
     end $$`,
    on(schema, table, 'insert', 'added', 'new table as added'),
    on(schema, table, 'delete', 'removed', 'old table as removed'),
  ];
}

/** SQL that undoes `giveWay`; the table itself stays. */
export const dropGiveWay = ({ schema, space, names, table }: Omit<YieldingTable, 'order'>): string[] => [
  ...['added', 'removed'].map((what) => `drop trigger ${table}_${what} on "${schema}"."${table}"`),
  takeUp('create or replace function', schema, space, names),
  `drop function "${schema}".count_${table}`,
  `drop function "${schema}".drop_${table}`,
];
