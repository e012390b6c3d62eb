import { catalogue } from '@berea/texts';
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
export const REMOTES: readonly Remote[] = REMOTE_MANIFESTS.map(({ iconData, ...manifest }) => {
  const { id, page, fallback, slots } = manifest;
  const remote = {
    ...manifest,
    page: worded(`remote.${id}.page`, page, 'heading'),
    fallback: worded(`remote.${id}.fallback`, fallback, 'kept', 'invitation'),
    slots: slots.map((slot) => worded(`remote.${id}.${slot.name}.${slot.key}`, slot, 'title', 'badge')),
    Icon: createLucideIcon(iconData),
  };
  return worded(`remote.${id}`, remote, 'title', 'short');
});

/**
 * Fields of a manifest as texts with an id (`remote.bible.title`), so that each is asked for in the language of the page.
 * Their English is in the manifest.
 */
function worded<Part extends object>(at: string, part: Part, ...fields: readonly (keyof Part & string)[]): Part {
  const shown = { ...part };
  for (const field of fields) {
    const english = part[field];
    if (typeof english !== 'string') continue;
    const id = `${at}.${field}`;
    // As the build compiles a text without values: no page has the compiler.
    const { t } = catalogue({ [id]: [english] as unknown as string });
    Object.defineProperty(shown, field, { enumerable: true, get: () => t(id) });
  }
  return shown;
}

/** Whether a remote is the home page; each of the others has everything below its path. */
export const isHome = ({ path }: RemoteManifest): boolean => path === '/';

/** Offer in the panel of a failed remote: the first other one that invites, home last. */
export function alternativeTo(id: string): Remote | undefined {
  const inviting = REMOTES.filter((remote) => remote.id !== id && remote.fallback.invitation);
  return inviting.find((remote) => !isHome(remote)) ?? inviting[0];
}

/** The remote whose area an address is in. */
export const remoteAt = (pathname: string): Remote | undefined => REMOTES.find(({ path }) => inAreaOf(path, pathname));
