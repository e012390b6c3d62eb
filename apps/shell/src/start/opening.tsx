import { BereaTheme } from '@berea/ui/core';
import { browserStore, useConfig, useSession } from '@berea/web';
import { splashSeen } from '@berea/web/host';
import { type ReactNode, useCallback, useState } from 'react';
import { useRouteChange } from '../frame/page-focus.js';
import { Splash } from './splash.js';
import { usePreloadAreas } from './use-preload-areas.js';

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Before the screens: the splash, once per browser session, if the deployment has it and the user has not asked for
 * less motion. It is above the part that is mounted again at sign-in, so that it does not begin twice.
 */
export function Opening({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const { splash } = useConfig();
  const { returning } = useSession();
  const [shown, setShown] = useState(() => splash && !splashSeen.isMarked() && !wantsStillness());
  const end = useCallback(() => {
    splashSeen.mark();
    setShown(false);
  }, []);
  usePreloadAreas();
  useRouteChange();

  if (!shown) return children;
  return (
    <BereaTheme dark={browserStore.read('theme') === 'dark'} nonce={nonce}>
      <Splash returning={returning} onDone={end} />
    </BereaTheme>
  );
}
