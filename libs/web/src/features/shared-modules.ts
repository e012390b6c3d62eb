import { getInstance } from '@module-federation/enhanced/runtime';

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
