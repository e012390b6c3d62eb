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
  if (major(entry.contractVersion) !== major(FEATURE_CONTRACT_VERSION)) {
    throw new RemoteError(
      'incompatible',
      `${id} speaks contract ${entry.contractVersion}, this shell ${FEATURE_CONTRACT_VERSION}`,
    );
  }
  return new URL(entry.entry, window.location.origin);
}

const major = (version: string): string | undefined => version.split('.')[0];
