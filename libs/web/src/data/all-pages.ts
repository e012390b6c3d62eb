import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallContext } from '../api/call-context.js';

/** Reads one page of a list, from a cursor on. */
type ReadPage<T> = (cursor: string | undefined, context: CallContext) => Promise<T[]>;

/**
 * Reads a list to its end, page after page. Pages are shown while the rest is on its way; a list that is on screen
 * already stays whole until all of it has come again.
 * @param join puts a later page to what came before it
 */
export async function allPages<T>(
  { client, queryKey, signal }: { client: QueryClient; queryKey: QueryKey; signal: AbortSignal },
  read: ReadPage<T>,
  join: (before: readonly T[], page: readonly T[]) => T[] = (before, page) => [...before, ...page],
): Promise<T[]> {
  const isNew = client.getQueryData(queryKey) === undefined;
  let all: T[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const asked = cursor;
    more = false;
    const page = await read(asked, {
      onNext: (next) => {
        cursor = next;
        // A server that names the same place twice would be asked for ever.
        more = next !== asked;
      },
    });
    all = join(all, page);
    if (signal.aborted) break;
    if (more && isNew) client.setQueryData(queryKey, all);
  }
  return all;
}

/** The same without the second copy of an item that moved while the list was read. */
export const eachOnce = <T extends { readonly id: string }>(before: readonly T[], page: readonly T[]): T[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
};
