/**
 * A module is provided to remotes only when the host mentions it somewhere: these are the entry points that no page of the
 * shell's start needs itself. Never called.
 */
export const provideSharedModules = () => import('./shared-entry-points.js');
