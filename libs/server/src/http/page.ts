import { LIST_LIMITS } from '@berea/contracts';
import type { FastifyReply } from 'fastify';

/** A part of a list, and the cursor that leads on from it; undefined at the list's end. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
}

/**
 * Takes one thing more than was asked for to know whether there are more. A part that would be too large an answer ends
 * earlier.
 * @param limit how many were asked for
 */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> => {
  const asked = rows.slice(0, limit).map(toItem);
  const items = asked.slice(0, countWithin(LIST_LIMITS.wholeBytes, asked));
  const last = rows[items.length - 1];
  return { items, next: rows.length > items.length && last ? cursorOf(last) : undefined };
};

/** How many items, from the first on, fit into `bytes` of JSON; at least one, since a list has to continue. */
function countWithin(bytes: number, items: readonly unknown[]): number {
  let total = '[]'.length;
  const beyond = items.findIndex((item) => (total += Buffer.byteLength(JSON.stringify(item)) + ','.length) > bytes);
  return beyond < 0 ? items.length : Math.max(1, beyond);
}

/** Answers a part of a list, with the address of the next one in `Link`: that of this request, from there on. */
export function withNextLink<Item>(reply: FastifyReply, { items, next }: Page<Item>): Item[] {
  if (next !== undefined) {
    const address = new URL(reply.request.url, 'http://gateway');
    address.searchParams.set('cursor', next);
    void reply.header('link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  return items;
}
