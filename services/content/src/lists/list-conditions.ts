import { HISTORY_LIMITS, type ListOrder } from '@berea/contracts';
import { locatePassage } from '../places/passages.js';
import type { ListResource } from './list-resource.js';

/** The filters of a request for a list. */
export interface Asked {
  /** Words that must be in an item, whatever their case, accents, points, apostrophes and hyphens. */
  readonly search?: string | undefined;
  readonly sort?: ListOrder | undefined;
  readonly book?: string | undefined;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
  readonly tag?: string | undefined;
  /** Made at this instant or later, and before that one: ISO 8601. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** For sermons: planned for this year, or preached in it. */
  readonly year?: number | undefined;
  /** For sermons: whether they were preached at least once. */
  readonly preached?: 'yes' | 'no' | undefined;
  /** For sermons: what is preached next comes first, whatever `sort` says. */
  readonly planned?: 'first' | undefined;
}

export type Listing = 'kept' | 'binned';

/** The order of a list: SQL for the place of a row, and whether the greatest comes first. */
export interface Order {
  readonly by: string;
  readonly descending: boolean;
  /** If true, a cursor names the instant; in any other order it names only the row. */
  readonly instant: boolean;
}

/** SQL: text of digits that comes the earlier, the later a day is. */
const latestFirst = (day: string): string => `translate(${day}, '0123456789', '9876543210')`;

/**
 * SQL: the place of a sermon among what is planned: to come, soonest first; passed without it; preached; without a day.
 * A day is to come until it has passed everywhere on earth.
 */
const PLANNED = `(select case
    when date <> '' and (last is null or last < date)
      then case when date >= to_char(now() at time zone 'utc' - interval '12 hours', 'YYYY-MM-DD') then '0' || date else '1' || ${latestFirst('date')} end
    when last is not null then '2' || ${latestFirst('last')}
    else '3' || ${latestFirst(`to_char(created_at at time zone 'utc', 'YYYYMMDDHH24MISSUS')`)}
  end collate "C"
  from (select max(each ->> 'date') as last from json_array_elements(preached) as each) as log)`;

const ORDERS: Readonly<Record<ListOrder, Order>> = {
  newest: { by: 'created_at', descending: true, instant: true },
  oldest: { by: 'created_at', descending: false, instant: true },
  changed: { by: 'updated_at', descending: true, instant: true },
  title: { by: 'lower(title) collate content.titles', descending: false, instant: false },
};

export function orderOf(listing: Listing, { sort = 'newest', planned }: Asked): Order {
  if (listing === 'binned') return { by: 'deleted_at', descending: true, instant: true };
  return planned ? { by: PLANNED, descending: false, instant: false } : ORDERS[sort];
}

/** SQL: the days, as `day`, for which a sermon is planned or on which it was preached. */
export const SERMON_DAYS = `(select date as day union all select each ->> 'date' from json_array_elements(preached) as each) as days`;

/** SQL that selects what is in the bin and has not expired. */
export const IN_BIN = `deleted_at > now() - interval '${HISTORY_LIMITS.binDays} days'`;

/** An apostrophe or a hyphen whose word goes on: 'Beth-', while it is typed, must find what 'Beth-el' finds. */
const UNFINISHED = /(\p{L})['’\p{Pd}]$/u;

/**
 * The SQL conditions of a request.
 * @param value takes a value and returns the name of its parameter
 */
export function conditionsOf(listing: Listing, asked: Asked, value: (given: unknown) => string): string[] {
  const { search, tags, without, tag, since, until, year, preached } = asked;
  const conditions = [listing === 'binned' ? IN_BIN : 'deleted_at is null'];
  const keys = (given: readonly string[]) => `content.tag_keys(${value(given)}::text[])`;
  if (search) conditions.push(`strpos(search_text, content.folded(${value(search.replace(UNFINISHED, '$1'))})) > 0`);
  if (tags?.length) conditions.push(`content.tag_keys(tags) && ${keys(tags)}`);
  if (without?.length) conditions.push(`not content.tag_keys(tags) && ${keys(without)}`);
  if (tag) conditions.push(`content.tag_keys(tags) @> ${keys([tag])}`);
  if (since) conditions.push(`created_at >= ${instant(value(Date.parse(since)))}`);
  if (until) conditions.push(`created_at < ${instant(value(Date.parse(until)))}`);
  if (year) conditions.push(`${value(String(year))} in (select left(day, 4) from ${SERMON_DAYS})`);
  if (preached) conditions.push(`json_array_length(preached) ${preached === 'yes' ? '>' : '='} 0`);
  const range = locatePassage(asked);
  if (range) {
    conditions.push(
      `exists (select from unnest(passages) as passage where passage && int4range(${value(range.first)}, ${value(range.last)}, '[]'))`,
    );
  }
  return conditions;
}

/** Converts milliseconds since 1970, because Postgres cannot read the year 0 that ISO 8601 has. */
const instant = (ms: string): string => `to_timestamp(${ms}::double precision / 1000)`;

/** SQL that continues a list after the row that a cursor names. */
export function behindCursor(
  { table }: ListResource,
  { by, descending, instant }: Order,
  cursor: string,
  value: (given: unknown) => string,
): string {
  const [, micros, id] = /^(\d+)-(.*)$/.exec(cursor) ?? [];
  const last = value(id);
  const place = instant
    ? `timestamptz 'epoch' + ${value(micros)}::bigint * interval '1 microsecond'`
    : `(select ${by} from content.${table} where user_id = $1 and id = ${last}::uuid)`;
  return `(${by}, id) ${descending ? '<' : '>'} (${place}, ${last}::uuid)`;
}
