import { browserStore } from '@berea/web';
import { useLocation } from '@berea/web/router';
import { useEffect, useSyncExternalStore } from 'react';
import { tour } from '../frame/open-state.js';
import { lazyDialog } from '../lazy-dialog.js';

const Tour = lazyDialog(async () => ({ default: (await import('./tour.js')).Tour }));

/** Opens the tour on the home screen where it was chosen; the choice is spent by that. */
export function TourGate() {
  const { pathname } = useLocation();
  const open = useSyncExternalStore(tour.watch, tour.isOpen);

  useEffect(() => {
    if (pathname !== '/' || browserStore.read('showTutorial') !== 'true') return;
    browserStore.remove('showTutorial');
    tour.open();
  }, [pathname]);

  if (!open) return null;
  return <Tour onClose={tour.close} />;
}
