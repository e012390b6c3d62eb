import { textPlace } from './browser-store.js';
import { type Entry, withStore } from './text-database.js';

/**
 * Texts that this browser keeps until the server has them, and the last ones that were open, for when there is no
 * network. Two places, since each fails where the other holds: local storage is written at once but reaches the disk
 * late, IndexedDB is on the disk when it says so. The newest entry counts.
 */
export interface TextStore<Kept> {
  read(name: string): Promise<Kept | undefined>;
  /** @returns whether it will outlive the page */
  write(name: string, kept: Kept): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Those that the server lacks, and when they were kept. */
  unsaved(): Promise<{ readonly name: string; readonly at: number }[]>;
}

/**
 * @param prefix of the keys in local storage, such as 'berea_sermon_draft:'
 * @param owner the signed-in user: a user is never shown what another user of this browser wrote
 */
export function textStore<Kept extends { readonly unsaved: boolean }>(prefix: string, owner: string): TextStore<Kept> {
  const inDatabase = (name: string) => `${owner}:${prefix}${name}`;
  const local = localEntries<Kept>(prefix, owner);
  const newest = async (name: string): Promise<Entry<Kept> | undefined> => {
    const stored = await withStore<Entry<Kept> | undefined>('readonly', (store) => store.get(inDatabase(name)));
    const near = local.read(name);
    return [near, stored].filter((entry) => entry !== undefined).sort((one, other) => other.at - one.at)[0];
  };
  return {
    read: async (name) => (await newest(name))?.kept,
    async unsaved() {
      const own = () => IDBKeyRange.bound(inDatabase(''), inDatabase('\uffff'));
      const keys = (await withStore<string[]>('readonly', (store) => store.getAllKeys(own()))) ?? [];
      const names = new Set([...local.names(), ...keys.map((key) => key.slice(inDatabase('').length))]);
      const found = await Promise.all([...names].map(async (name) => ({ name, entry: await newest(name) })));
      return found.flatMap(({ name, entry }) => (entry?.kept.unsaved ? [{ name, at: entry.at }] : []));
    },
    async write(name, kept) {
      const entry: Entry<Kept> = { owner, at: Date.now(), kept };
      const near = kept.unsaved && local.write(name, entry);
      // A text that the server has needs no crash net.
      if (!kept.unsaved) local.remove(name);
      const far = await withStore('readwrite', (store) => store.put(entry, inDatabase(name)));
      return near || far !== undefined;
    },
    async remove(name) {
      local.remove(name);
      await withStore('readwrite', (store) => store.delete(inDatabase(name)));
    },
  };
}

/**
 * Forgets what the server has as well, but for so many of the newest: what it does not have stays its writer's. Nothing
 * waits for it, nor depends on it.
 */
export const keepNewest = (most: number): Promise<void> =>
  import('./evict-texts.js').then(({ evictTexts }) => evictTexts(most)).catch(() => undefined);

function localEntries<Kept>(prefix: string, owner: string) {
  const place = textPlace(prefix);
  const entryOf = (name: string) => parse<Kept>(place.read(name));
  /** If the usual name holds another user's text, a name of one's own keeps that from being overwritten. */
  const nameOf = (usual: string): string => {
    const own = `${usual}:${owner}`;
    // A text under its own name stays there, also once the usual name is free again.
    if (place.read(own) !== null) return own;
    const held = entryOf(usual);
    return held && held.owner !== owner ? own : usual;
  };
  return {
    names: (): string[] =>
      place.names('').flatMap((name) => (entryOf(name)?.owner === owner ? [name.split(':')[0] ?? ''] : [])),
    read: (name: string) => entryOf(nameOf(name)),
    write: (name: string, entry: Entry<Kept>): boolean => place.write(nameOf(name), JSON.stringify(entry)),
    remove: (name: string): void => place.remove(nameOf(name)),
  };
}

function parse<Kept>(text: string | null): Entry<Kept> | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Entry<Kept> | null;
    return value && typeof value === 'object' && 'kept' in value ? value : undefined;
  } catch {
    return undefined;
  }
}
