import { BookOpen, type LucideIcon, MessageCircle, MicVocal, NotebookPen, UserRound } from 'lucide-react';

export interface NavLinkFacts {
  readonly to: string;
  readonly label: string;
  /** For the bottom bar of phones, where five share the width. */
  readonly short?: string;
  readonly icon: LucideIcon;
}

export const NAV_LINKS: readonly NavLinkFacts[] = [
  { to: '/', label: 'Scholar', icon: MessageCircle },
  { to: '/bible', label: 'Bible', icon: BookOpen },
  { to: '/notes', label: 'Notes', icon: NotebookPen },
  { to: '/sermon-prep', label: 'Sermon Prep', short: 'Sermons', icon: MicVocal },
  { to: '/profile', label: 'Profile', icon: UserRound },
];
