import { loadFeature, useSession } from '@berea/web';
import { useEffect } from 'react';
import { AREAS, HOME } from '../remote-area/areas.js';

const whenIdle: (work: () => void) => () => void =
  'requestIdleCallback' in window
    ? (work) => {
        const handle = window.requestIdleCallback(work, { timeout: 2_000 });
        return () => window.cancelIdleCallback(handle);
      }
    : (work) => {
        const handle = setTimeout(work, 500);
        return () => clearTimeout(handle);
      };

/** Fetches the areas ahead once somebody is signed in and the browser has nothing better to do. */
export function usePreloadAreas(): void {
  const signedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    return whenIdle(() => {
      for (const { id } of [HOME, ...AREAS]) {
        // Not fatal here: whoever opens that area is told, and can try again.
        loadFeature(id).catch((error: unknown) => console.warn(`${id} could not be loaded ahead`, error));
      }
    });
  }, [signedIn]);
}
