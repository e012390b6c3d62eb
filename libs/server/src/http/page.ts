import type { FastifyReply } from 'fastify';

/** A part of a list, and the cursor that leads on from it; undefined at the list's end. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
}

/**
 * Takes one thing more than was asked for to know whether there are more.
 * @param limit how many were asked for
 */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> => {
  const listed = rows.slice(0, limit);
  const last = listed.at(-1);
  return { items: listed.map(toItem), next: rows.length > limit && last ? cursorOf(last) : undefined };
};

/** Answers a part of a list, with the address of the next one in `Link`: that of this request, from there on. */
export function withNextLink<Item>(reply: FastifyReply, { items, next }: Page<Item>): Item[] {
  if (next !== undefined) {
    const address = new URL(reply.request.url, 'http://gateway');
    address.searchParams.set('cursor', next);
    void reply.header('link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  return items;
}
