import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Feature, FEATURE_CONTRACT_VERSION, type RemoteId } from './feature.js';

/** Over all tries together: a remote that hangs costs no more. */
const DEADLINE_MS = 8_000;
const WAITS_MS = [200, 600, 1_200];

interface RemoteEntry {
  readonly entry: string;
  readonly contractVersion: string;
}
interface RemotesFile {
  readonly version: 1;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

/** Why a remote's area cannot be shown; `code` is what support needs. */
export class RemoteError extends Error {
  constructor(
    readonly code: 'not-listed' | 'incompatible' | 'unreachable' | 'timeout' | 'no-list',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

let list: Promise<RemotesFile> | undefined;

async function fetchList(): Promise<RemotesFile> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new RemoteError('no-list', `remotes.json answered with ${response.status}`);
  return (await response.json()) as RemotesFile;
}

function remotes(): Promise<RemotesFile> {
  list ??= fetchList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
  return list;
}

const features = new Map<RemoteId, Promise<Feature>>();

/** The feature of a remote; asked once, then kept. A failure is forgotten, so that a later call tries again. */
export function loadFeature(id: RemoteId): Promise<Feature> {
  let feature = features.get(id);
  if (!feature) {
    feature = withDeadline(id, fetchFeature(id));
    features.set(id, feature);
    feature.catch(() => features.delete(id));
  }
  return feature;
}

/** Forgets a remote that loaded but failed later, and the list too: a repaired build may be elsewhere. */
export function forgetFeature(id: RemoteId): void {
  features.delete(id);
  list = undefined;
}

async function fetchFeature(id: RemoteId): Promise<Feature> {
  const entry = (await remotes()).remotes[id];
  if (!entry) throw new RemoteError('not-listed', `${id} is not listed in remotes.json`);
  if (major(entry.contractVersion) !== major(FEATURE_CONTRACT_VERSION)) {
    throw new RemoteError(
      'incompatible',
      `${id} speaks contract ${entry.contractVersion}, this shell ${FEATURE_CONTRACT_VERSION}`,
    );
  }
  const url = new URL(entry.entry, window.location.origin);
  for (let attempt = 0; ; attempt += 1) {
    try {
      // The runtime keeps a manifest that failed; only a registration under another address makes it ask again.
      if (attempt > 0 || tried.has(id)) url.searchParams.set('retry', String(Date.now()));
      registerRemotes([{ name: id, entry: url.href }], { force: attempt > 0 || tried.has(id) });
      tried.add(id);
      const module = await loadRemote<{ feature: Feature }>(`${id}/feature`);
      if (!module?.feature) throw new Error(`${id} exposes no feature`);
      return module.feature;
    } catch (error) {
      const wait = WAITS_MS[attempt];
      if (wait === undefined) throw new RemoteError('unreachable', `${id} could not be loaded`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

const tried = new Set<RemoteId>();
const major = (version: string): string | undefined => version.split('.')[0];

function withDeadline<T>(id: RemoteId, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteError('timeout', `${id} did not load within ${DEADLINE_MS / 1_000} s`)),
      DEADLINE_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
