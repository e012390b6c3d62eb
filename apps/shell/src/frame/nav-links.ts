import { useScholarIsOff } from '@berea/web';
import { type RemoteManifest } from '@berea/web/host';
import { House, LibraryBig, type LucideIcon, Menu, Settings, UserRound } from 'lucide-react';
import { REMOTES } from '../remotes.js';
import { t } from '../texts/frame.js';

export interface NavLinkFacts {
  readonly to: string;
  readonly label: string;
  /** For the bottom bar of phones, where all links share the width. */
  readonly short?: string;
  readonly icon: LucideIcon;
}

type Placement = RemoteManifest['placement'][number];

/** The shell's own pages among those of the remotes, whose places are steps of ten. */
const ownLinks = (): readonly (NavLinkFacts & {
  readonly order: number;
  readonly placement: readonly Placement[];
})[] => [
  { to: '/library', label: t('frame.library'), icon: LibraryBig, order: 25, placement: ['sidebar', 'bottom-bar'] },
  { to: '/profile', label: t('frame.profile'), icon: UserRound, order: 1_000, placement: ['sidebar'] },
  { to: '/settings', label: t('frame.settings'), icon: Settings, order: 1_001, placement: ['sidebar'] },
  { to: '/menu', label: t('frame.menu'), icon: Menu, order: 1_002, placement: ['bottom-bar'] },
];

/** The links of a part of the frame, in their order. */
export const linksIn = (placement: Placement): readonly NavLinkFacts[] =>
  [
    ...REMOTES.map(({ path, title, short, Icon, order, placement: places }) => ({
      to: path,
      label: title,
      ...(short && { short }),
      icon: Icon,
      order,
      placement: places,
    })),
    ...ownLinks(),
  ]
    .filter((link) => link.placement.includes(placement))
    .sort((one, other) => one.order - other.order);

/** The links of a part of the frame, for signed-in users: if Scholar is switched off, home takes its place. */
export function useNavLinks(placement: Placement): readonly NavLinkFacts[] {
  const scholarIsOff = useScholarIsOff();
  const links = linksIn(placement);
  if (!scholarIsOff) return links;
  return links.map((link) => (link.to === '/' ? { to: '/', label: t('frame.home'), icon: House } : link));
}
