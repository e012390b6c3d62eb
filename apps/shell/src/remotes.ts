import { type RemoteManifest } from '@berea/web/host';
import { createLucideIcon, type LucideIcon, type LucideIconData } from 'lucide-react';
import { inAreaOf } from './area-of.js';

/**
 * Written in place of the name by the build, from every `apps/<id>-mfe/remote.json`. Part of the shell, not loaded with
 * the remotes: navigation and fallback panel must know a remote even when it cannot be loaded.
 */
declare const REMOTE_MANIFESTS: readonly (RemoteManifest & { readonly iconData: LucideIconData })[];

export interface Remote extends RemoteManifest {
  readonly Icon: LucideIcon;
}

/** All remotes, in their order. */
export const REMOTES: readonly Remote[] = REMOTE_MANIFESTS.map(({ iconData, ...manifest }) => ({
  ...manifest,
  Icon: createLucideIcon(iconData),
}));

/** Whether a remote is the home page; each of the others has everything below its path. */
export const isHome = ({ path }: RemoteManifest): boolean => path === '/';

/** What the panel of a failed remote offers instead: the first other one that invites, home last. */
export function alternativeTo(id: string): Remote | undefined {
  const inviting = REMOTES.filter((remote) => remote.id !== id && remote.fallback.invitation);
  return inviting.find((remote) => !isHome(remote)) ?? inviting[0];
}

/** The remote whose area an address is in. */
export const remoteAt = (pathname: string): Remote | undefined => REMOTES.find(({ path }) => inAreaOf(path, pathname));
