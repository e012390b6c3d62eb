import { FEATURE_CONTRACT_VERSION, type RemoteId } from './feature.js';
import { RemoteError } from './remote-error.js';

interface RemoteEntry {
  readonly entry: string;
  readonly contractVersion: string;
}
interface RemotesFile {
  readonly version: 1;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

let list: Promise<RemotesFile> | undefined;

async function fetchList(): Promise<RemotesFile> {
  const response = await fetch(new URL('/remotes.json', window.location.origin), { cache: 'no-cache' });
  if (!response.ok) throw new RemoteError('no-list', `remotes.json answered with ${response.status}`);
  return (await response.json()) as RemotesFile;
}

/** Reads the list again at the next question: a repaired build may be elsewhere. */
export function forgetList(): void {
  list = undefined;
}

/** Address of a remote's manifest. @throws RemoteError when it is not listed, or speaks another contract than this shell */
export async function entryOf(id: RemoteId): Promise<URL> {
  list ??= fetchList().catch((error: unknown) => {
    forgetList();
    throw error;
  });
  const entry = (await list).remotes[id];
  if (!entry) throw new RemoteError('not-listed', `${id} is not listed in remotes.json`);
  assertCompatible(id, entry.contractVersion);
  return new URL(entry.entry, window.location.origin);
}

/**
 * A remote fits a shell of the same major version that is not older: a newer minor version brings what the remote may
 * already use.
 * @param version the contract that the remote was built against
 * @throws RemoteError when this shell is another
 */
export function assertCompatible(id: RemoteId, version: string): void {
  const [needed, offered] = [version, FEATURE_CONTRACT_VERSION].map((text) => text.split('.').map(Number));
  const [major = NaN, minor = NaN] = needed ?? [];
  const [ownMajor = NaN, ownMinor = NaN] = offered ?? [];
  if (major === ownMajor && minor <= ownMinor) return;
  throw new RemoteError('incompatible', `${id} needs contract ${version}, this shell has ${FEATURE_CONTRACT_VERSION}`);
}
