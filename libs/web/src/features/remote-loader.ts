import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Feature, RemoteId } from './feature.js';
import { assertCompatible, entryOf, forgetList, knownEntryOf, RemoteError } from './remote-list.js';

/** Over all tries together: a remote that hangs costs no more. */
export const REMOTE_DEADLINE_MS = 8_000;
const WAITS_MS = [200, 600, 1_200];

const loading = new Map<RemoteId, Promise<Feature>>();
const loaded = new Map<RemoteId, Feature>();
const registered = new Set<RemoteId>();

/** The feature of a remote; asked once, then kept. A failure is forgotten, so that a later call tries again. */
export function loadFeature(id: RemoteId): Promise<Feature> {
  const known = loading.get(id);
  if (known) return known;
  const feature = withDeadline(id);
  loading.set(id, feature);
  feature.then(
    (value) => loading.get(id) === feature && loaded.set(id, value),
    () => loading.get(id) === feature && loading.delete(id),
  );
  return feature;
}

/** The feature when it is there already: its area then shows without a moment of nothing. */
export const loadedFeature = (id: RemoteId): Feature | undefined => loaded.get(id);

/** Forgets a remote, so that the next call loads it again: also one that loaded but failed later. */
export function forgetFeature(id: RemoteId): void {
  loading.delete(id);
  loaded.delete(id);
  forgetList();
}

function withDeadline(id: RemoteId): Promise<Feature> {
  const abort = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      abort.abort();
      reject(new RemoteError('timeout', `${id} did not load within ${REMOTE_DEADLINE_MS / 1_000} s`));
    }, REMOTE_DEADLINE_MS);
    fetchFeature(id, abort.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function fetchFeature(id: RemoteId, signal: AbortSignal): Promise<Feature> {
  const entry = await entryOf(id);
  for (let attempt = 0; ; attempt += 1) {
    try {
      register(id, entry);
      const module = await loadRemote<{ feature: Feature }>(`${id}/feature`);
      if (!module?.feature) throw new Error(`${id} exposes no feature`);
      assertCompatible(id, module.feature.contractVersion);
      return module.feature;
    } catch (error) {
      if (error instanceof RemoteError) throw error;
      const wait = WAITS_MS[attempt];
      if (wait === undefined) throw new RemoteError('unreachable', `${id} could not be loaded`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, wait));
      // The callers were answered meanwhile, and may have asked again.
      if (signal.aborted) throw error;
    }
  }
}

/**
 * Tells the federation runtime where a remote is. The runtime keeps what failed as well as what works, so a further
 * registration goes to another address and takes the place of the former one.
 */
function register(id: RemoteId, entry: URL): void {
  const again = registered.has(id);
  const known = again ? undefined : knownEntryOf(id);
  const url = new URL(known ?? entry, entry);
  if (again) {
    url.searchParams.set('retry', String(Date.now()));
    forgetLoaded(id, entry);
    forgetFailedSharedModules();
  }
  registerRemotes([{ name: id, entry: url.href }], { force: again });
  registered.add(id);
}

/**
 * Clears away what a remote left on the page: elements of scripts and styles that hang, which would be waited for again,
 * and the list of its loaded chunks (named by the bundler after the build's unique name), whose modules would be kept.
 */
function forgetLoaded(id: RemoteId, entry: URL): void {
  const folder = new URL('.', entry).href;
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')) {
    const address = 'src' in element ? element.src : element.href;
    if (address.startsWith(folder)) element.remove();
  }
  for (const name of Object.keys(globalThis)) {
    if (name.endsWith(`Chunkberea_${id}`)) Reflect.deleteProperty(globalThis, name);
  }
}

/**
 * Lets shared modules that could not be loaded be asked for again: the federation runtime keeps the promise of the
 * first attempt, also when it was refused. One that is under way is at worst asked for twice.
 */
export function forgetFailedSharedModules(): void {
  const scopes = getInstance()?.shareScopeMap ?? {};
  for (const versions of Object.values(scopes).flatMap((modules) => Object.values(modules))) {
    for (const module of Object.values(versions)) {
      if (module.loading && !module.loaded) module.loading = null;
    }
  }
}
