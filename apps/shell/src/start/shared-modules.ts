/**
 * A module is provided to remotes only when the host mentions it somewhere: these are the doors that no page of the
 * shell's start needs itself. Never called.
 */
export const provideSharedModules = () => import('./shared-doors.js');
