import { lazyAside } from '@berea/web';
import { cookieConsent } from '@berea/web/host';
import { useLocation } from '@berea/web/router';
import { useSyncExternalStore } from 'react';
import { isSharedPath } from '../auth/wanted-path.js';

const CookieBanner = lazyAside(async () => ({ default: (await import('./cookie-banner.js')).CookieBanner }));

/**
 * The banner, if it has not been answered yet in this browser; other users do not even load it. Over a shared page
 * nothing pops up: it is read from a pulpit.
 */
export function CookieBannerGate() {
  const open = useSyncExternalStore(cookieConsent.watch, cookieConsent.isOpen);
  const { pathname } = useLocation();
  if (!open || isSharedPath(pathname)) return null;
  return <CookieBanner />;
}
