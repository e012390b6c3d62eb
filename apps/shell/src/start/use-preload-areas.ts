import { prepareToasts } from '@berea/ui/core';
import { useSession, whenIdle } from '@berea/web';
import { loadFeature } from '@berea/web/host';
import { useEffect } from 'react';
import { REMOTES } from '../remotes.js';

/** So long the page that was opened has the network and the processor to itself. */
const OWN_TIME_MS = 3_000;

/** Loads all remotes ahead, and what any page may show, once a user is signed in, the page that was opened has come, and the browser is idle. */
export function usePreloadAreas(): void {
  const signedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    let stop = () => undefined as void;
    const timer = setTimeout(() => (stop = whenIdle(loadAll)), OWN_TIME_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [signedIn]);
}

function loadAll(): void {
  void prepareToasts();
  for (const { id } of REMOTES) {
    // Not fatal here: the remote's own area says so when it is opened, and offers another try.
    loadFeature(id).catch((error: unknown) => console.warn(`Preloading remote ${id} failed`, error));
  }
}
