import { LIST_LIMITS } from '@berea/contracts';
import { type Page, pageOf } from '@berea/server';
import type { EntityManager } from 'typeorm';

/** Which part of a list is wanted. */
export interface Wanted {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** Words that must stand in what is listed, whatever their case. */
  readonly search?: string | undefined;
}

/** How a table is listed. Names are columns. */
export interface Listing {
  readonly table: string;
  readonly short: readonly string[];
  /** Texts that are cut where all of them together would be too much. */
  readonly long: readonly string[];
  /** Expressions whose texts are searched. */
  readonly searched: readonly string[];
}

/** What every listed row has beside its own columns. */
export interface ListedRow {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
  /** `created_at` to the microsecond, which a `Date` cannot hold */
  readonly instant: string;
  readonly truncated: boolean;
}

/**
 * A part of what a user has, newest first. Postgres cuts the texts: what is not sent is not read, neither from its disk
 * nor into this process.
 */
export async function listNewest<Row extends ListedRow, Item>(
  manager: EntityManager,
  { table, short, long, searched }: Listing,
  userId: string,
  { limit = LIST_LIMITS.items, cursor, search }: Wanted,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const values: unknown[] = [userId, limit + 1];
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
    conditions.push(`(${searched.map((text) => `strpos(lower(${text}), ${words}) > 0`).join(' or ')})`);
  }
  const columns = ['id', 'created_at', 'updated_at', 'version', ...short];
  const whole = `total <= ${LIST_LIMITS.wholeBytes}`;
  const beginning = (text: string) => `left(${text}, ${LIST_LIMITS.cut})`;
  const rows: Row[] = await manager.query(
    `select ${columns.join(', ')}, (extract(epoch from created_at) * 1000000)::bigint::text as instant,
            ${long.map((text) => `case when ${whole} then ${text} else ${beginning(text)} end as ${text}`).join(', ')},
            not ${whole} and (${long
              .map((text) => `coalesce(octet_length(${text}) > octet_length(${beginning(text)}), false)`)
              .join(' or ')}) as truncated
       from (select *, sum(bytes) over (order by created_at desc, id desc) as total
               from (select * from content.${table} where ${conditions.join(' and ')}
                      order by created_at desc, id desc limit $2) as part) as sized
      order by created_at desc, id desc`,
    values,
  );
  return pageOf(rows, limit, toItem, ({ instant, id }) => `${instant}-${id}`);
}
