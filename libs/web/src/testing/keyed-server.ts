import { NetworkError, TransportError } from '../transport-error.js';

interface Item {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Fate of a call: it never arrives, its answer is lost, or it is answered with this status. */
export type Trouble = 'offline' | 'lost' | number;

const AT = '2026-11-17T09:00:00.000Z';

/**
 * A server of one list, as ours treats a save: it answers the same key with the same item, another text under that key
 * with 422, and a version that is another one by now with 412. `trouble` holds until it is taken away.
 */
export function keyedServer<Content extends object>() {
  const answers = new Map<string, { readonly text: string; readonly id: string }>();
  const items = new Map<string, Content & Item>();
  const server = {
    trouble: undefined as Trouble | undefined,
    keys: [] as string[],
    /** How many calls were made, whatever became of them. */
    calls: 0,
    items: () => [...items.values()],
    /** Another device saves. */
    put: (item: Content & Item) => void items.set(item.id, item),
    remove: (id: string) => void items.delete(id),
    create: (content: Content, key: string): Promise<Content & Item> =>
      answer(() => {
        server.keys.push(key);
        const text = JSON.stringify(content);
        const known = answers.get(key);
        if (known && known.text !== text) throw refusal(422);
        const id = known?.id ?? `item-${items.size + 1}`;
        const item = items.get(id) ?? { ...content, id, version: 1, createdAt: AT, updatedAt: AT };
        answers.set(key, { text, id });
        items.set(id, item);
        return item;
      }),
    update: (id: string, content: Content, version: number): Promise<Content & Item> =>
      answer(() => {
        const before = items.get(id);
        if (!before) throw refusal(404);
        if (before.version !== version) throw refusal(412);
        const item = { ...before, ...content, version: version + 1 };
        items.set(id, item);
        return item;
      }),
    find: (id: string): Promise<(Content & Item) | undefined> => answer(() => items.get(id)),
  };
  const refusal = (status: number) => new TransportError(status, '', 'No');
  const answer = async <T>(work: () => T): Promise<T> => {
    server.calls += 1;
    if (typeof server.trouble === 'number') throw refusal(server.trouble);
    if (server.trouble === 'offline') throw new NetworkError('Failed to fetch');
    const result = work();
    if (server.trouble === 'lost') throw new NetworkError('Failed to fetch');
    return result;
  };
  return server;
}
