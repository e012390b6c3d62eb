import { FEATURE_CONTRACT_VERSION, fitsVersion } from '@berea/contracts/values';
import { type RemotesFile, startData } from '../config/start-data.js';
import type { RemoteId } from './feature.js';

/** Why a remote, or its part in a slot, cannot be shown; `code` is what support needs. */
export class RemoteError extends Error {
  constructor(
    readonly code:
      | 'not-listed'
      | 'incompatible'
      | 'misfit'
      | 'moved'
      | 'no-part'
      | 'unreachable'
      | 'timeout'
      | 'no-list',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

let list: Promise<RemotesFile> | undefined;
/** Whether the list came with the page: what does not fit then, fits no better after a reload. */
let cameWithPage = false;
/** The list that the page was opened with holds until a part of it fails. */
let outdated = false;
/** Origins that were listed first. The policy that came with this page lets in scripts of these, and of no other. */
let allowed: ReadonlySet<string> | undefined;

const originsOf = ({ remotes }: RemotesFile): string[] =>
  Object.values(remotes).map(({ entry }) => new URL(entry, window.location.origin).origin);

async function fetchList(): Promise<RemotesFile> {
  const response = await fetch(new URL('/remotes.json', window.location.origin), { cache: 'no-cache' });
  if (!response.ok) throw new RemoteError('no-list', `remotes.json answered with ${response.status}`);
  return remember((await response.json()) as RemotesFile);
}

function remember(file: RemotesFile): RemotesFile {
  allowed ??= new Set(originsOf(file));
  return file;
}

async function readList(): Promise<RemotesFile> {
  const given = startData().remotes;
  cameWithPage = given !== undefined && !outdated;
  return given && !outdated ? remember(given) : fetchList();
}

/** Reads the list again at the next question: a repaired build may be elsewhere. */
export function forgetList(): void {
  list = undefined;
  outdated = true;
}

/** Address of a remote's manifest. @throws RemoteError when it is not listed, or speaks another contract than this shell */
export async function entryOf(id: RemoteId): Promise<URL> {
  list ??= readList().catch((error: unknown) => {
    forgetList();
    throw error;
  });
  const entry = (await list).remotes[id];
  if (!entry) throw new RemoteError('not-listed', `${id} is not listed in remotes.json`);
  assertCompatible(id, entry.contractVersion, cameWithPage ? 'misfit' : 'incompatible');
  const address = new URL(entry.entry, window.location.origin);
  if (allowed?.has(address.origin)) return address;
  // The page was not told of that origin when it was opened.
  throw new RemoteError('moved', `${id} is at ${address.origin} now`);
}

/** Whether the server lists an origin by now that this page may not load from, so that it has to be reloaded. */
export async function remotesHaveMoved(): Promise<boolean> {
  if (!allowed) return false;
  return originsOf(await fetchList()).some((origin) => !allowed?.has(origin));
}

/** Address of the remote's entry itself, where the page brought it and its list still holds: spares its manifest. */
export const knownEntryOf = (id: RemoteId): string | undefined =>
  outdated ? undefined : startData().areas?.[id]?.entry;

/**
 * A remote fits a shell of the same major version that is not older: a newer minor version brings what the remote may
 * already use.
 * @param version the contract that the remote was built against
 * @param code of the error: `incompatible` where a reload may bring a shell that fits, else `misfit`
 * @throws RemoteError when this shell is another
 */
export function assertCompatible(
  id: RemoteId,
  version: string,
  code: 'incompatible' | 'misfit' = 'incompatible',
): void {
  if (fitsVersion(version, FEATURE_CONTRACT_VERSION)) return;
  throw new RemoteError(code, `${id} needs contract ${version}, this shell has ${FEATURE_CONTRACT_VERSION}`);
}
