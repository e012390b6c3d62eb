import { loadFeature, useSession } from '@berea/web';
import { useEffect } from 'react';
import { REMOTES } from '../remotes.js';

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

/** Loads all remotes ahead, once a user is signed in and the browser is idle. */
export function usePreloadAreas(): void {
  const signedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    return whenIdle(() => {
      for (const { id } of REMOTES) {
        // Not fatal here: the remote's own area says so when it is opened, and offers another try.
        loadFeature(id).catch((error: unknown) => console.warn(`Preloading remote ${id} failed`, error));
      }
    });
  }, [signedIn]);
}
