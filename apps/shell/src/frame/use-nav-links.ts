import { useScholarIsOff } from '@berea/web';
import { House } from 'lucide-react';
import { linksIn, type NavLinkFacts } from './nav-links.js';

/** The links of a part of the frame, for who is signed in: where Scholar is switched off, home stands in its place. */
export function useNavLinks(placement: Parameters<typeof linksIn>[0]): readonly NavLinkFacts[] {
  const scholarIsOff = useScholarIsOff();
  const links = linksIn(placement);
  if (!scholarIsOff) return links;
  return links.map((link) => (link.to === '/' ? { to: '/', label: 'Home', icon: House } : link));
}
