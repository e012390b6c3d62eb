import { isUnknownRoute, orGone } from '../transport-error.js';

interface Calls<Item> {
  readonly list: { call(input: object, options: { signal?: AbortSignal }): Promise<Item[]> };
  readonly show: { call(input: { id: string }, options?: { signal?: AbortSignal }): Promise<Item> };
}

/** One thing of a list. A server that shows lists alone is asked for the list. @throws where there is none of this id */
export async function showOne<Item extends { readonly id: string }>(
  { list, show }: Calls<Item>,
  id: string,
  signal?: AbortSignal,
): Promise<Item> {
  const options = signal ? { signal } : {};
  try {
    return await show.call({ id }, options);
  } catch (error) {
    const found = isUnknownRoute(error) && (await list.call({}, options)).find((item) => item.id === id);
    if (found) return found;
    throw error;
  }
}

/** The same; undefined where there is none of this id. */
export const findOne = <Item extends { readonly id: string }>(
  calls: Calls<Item>,
  id: string,
  signal?: AbortSignal,
): Promise<Item | undefined> => orGone(showOne(calls, id, signal));
