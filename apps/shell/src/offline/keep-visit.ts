import { CACHE, KEPT_PAGE, kindOf, MOST_FILES, namedIn } from './kept-files.js';

export interface Surroundings {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/**
 * Keeps what a visit to the pulpit used, and drops what it did not use. The page comes last, so that one which is kept
 * has all its files; where any cannot be had, what was kept before stays as it is.
 * @param used all addresses that the page has loaded so far
 * @returns whether it is kept
 */
export async function keepVisit(used: readonly string[], { origin, caches, fetch }: Surroundings): Promise<boolean> {
  const files = [...new Set(used.map(withoutSearch))]
    .filter((address) => kindOf(address, origin) !== 'other')
    .slice(0, MOST_FILES);
  const page = await fetch(new URL(KEPT_PAGE, origin).href, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!page.ok) return false;
  const named = namedIn(await page.clone().text(), origin);
  // A newer build came out since the page was opened, and its files have not been loaded: the next visit keeps that
  // one. A development build names none.
  if (!named.length || !named.every((file) => files.includes(file))) return false;
  const cache = await caches.open(CACHE);
  const keep = async (address: string) => {
    if (kindOf(address, origin) === 'hashed' && (await cache.match(address, { ignoreVary: true }))) return;
    const answer = await fetch(address);
    // The page went on without what is not there.
    if (answer.ok) await cache.put(address, answer);
  };
  await Promise.all(files.map(keep));
  await cache.put(KEPT_PAGE, page);
  const kept = new Set([...files, new URL(KEPT_PAGE, origin).href]);
  const dropped = (await cache.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(dropped.map((request) => cache.delete(request, { ignoreVary: true })));
  return true;
}

/** A further try at loading a file carries a search, for which the same is answered. */
const withoutSearch = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;
