import type { RemoteManifest } from '@berea/web';
import { type LucideIcon, UserRound } from 'lucide-react';
import { REMOTES } from '../remotes.js';

export interface NavLinkFacts {
  readonly to: string;
  readonly label: string;
  /** For the bottom bar of phones, where all links share the width. */
  readonly short?: string;
  readonly icon: LucideIcon;
}

const PROFILE: NavLinkFacts = { to: '/profile', label: 'Profile', icon: UserRound };

/** The links of a part of the frame: the remotes that ask to stand there, and last what is the shell's own. */
export const linksIn = (placement: RemoteManifest['placement'][number]): readonly NavLinkFacts[] => [
  ...REMOTES.filter((remote) => remote.placement.includes(placement)).map(({ path, title, short, Icon }) => ({
    to: path,
    label: title,
    ...(short && { short }),
    icon: Icon,
  })),
  PROFILE,
];
