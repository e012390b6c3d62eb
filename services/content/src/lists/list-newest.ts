import { LIST_LIMITS } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import { instantAsJson, itemAsJson } from './item-as-json.js';
import { type Asked, behindCursor, conditionsOf, type Listing, orderOf } from './list-conditions.js';
import type { ListResource } from './list-resource.js';
import { revisionIn } from './list-table.js';

/** A request for a part of a list. */
export interface Wanted extends Asked {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A part of a list as it goes over the wire. */
export interface WrittenPart {
  /** A JSON array of items as the contract shows them. */
  readonly json: string;
  /** The cursor that leads on from here; undefined at the list's end. */
  readonly next: string | undefined;
  /** The state of the whole list; undefined if states are not compared. */
  readonly revision?: string | undefined;
}

/** Bytes that a text takes which is cut, most often. */
const CUT = LIST_LIMITS.cut;

/**
 * SQL: whether a text is whole. Texts stay whole from the first on, as long as there is room for the others after they
 * are cut.
 */
const WHOLE = `sum(bytes - least(bytes, ${CUT})) over listed + sum(least(bytes, ${CUT})) over () <= ${LIST_LIMITS.wholeBytes}`;

/**
 * A part of a user's list, or of the bin, as JSON that Postgres writes. A thousand items cost this process one string.
 * Reading, checking and writing them here would block its event loop for as long as ten other answers take. Postgres
 * also cuts the texts, so that it does not read from disk what is not sent.
 */
export async function listNewest(
  manager: EntityManager,
  resource: ListResource,
  userId: string,
  { limit = LIST_LIMITS.items, cursor, ...asked }: Wanted,
  listing: Listing = 'kept',
): Promise<WrittenPart> {
  const values: unknown[] = [userId, limit];
  const value = (given: unknown) => `$${values.push(given)}`;
  const order = orderOf(listing, asked);
  const way = order.descending ? 'desc' : 'asc';
  const conditions = ['user_id = $1', ...conditionsOf(listing, asked, value)];
  if (cursor) conditions.push(behindCursor(resource, order, cursor, value));
  const more = listing === 'binned' ? [instantAsJson('deletedAt', 'deleted_at')] : [];
  // Reads one row more than wanted, to know whether there are more. A part that would be too large ends earlier.
  const [part]: [{ json: string; next: string | null; revision: string | null }] = await manager.query(
    `select '[' || coalesce(string_agg(item, ',' order by place) filter (where shown), '') || ']' as json,
            case when bool_and(shown) then null
                 else (array_agg(cursor order by place desc) filter (where shown))[1] end as next,
            ${revisionIn(resource.table)} as revision
       from (select place, cursor, item,
                    place <= $2 and (place = 1 or sum(octet_length(item) + 1) over (order by place) < ${LIST_LIMITS.wholeBytes}) as shown
               from (select place,
                            ${order.instant ? '(extract(epoch from sorted) * 1000000)::bigint' : '0'} || '-' || id as cursor,
                            ${itemAsJson(resource.fields, more)} as item
                       from (select *, row_number() over listed as place, ${WHOLE} as whole
                               from (select *, ${order.by} as sorted from content.${resource.table}
                                      where ${conditions.join(' and ')}
                                      order by ${order.by} ${way}, id ${way} limit $2 + 1) as part
                             window listed as (order by sorted ${way}, id ${way})) as sized) as written) as counted`,
    values,
  );
  return { json: part.json, next: part.next ?? undefined, revision: part.revision ?? undefined };
}
