import { lazyAside } from '@berea/web';
import { remotesHaveMoved } from '@berea/web/host';
import { useEffect, useState } from 'react';
import { COVERING_DIALOG } from '../frame/page-focus.js';

const UpdateNotice = lazyAside(async () => ({ default: (await import('./update-notice.js')).UpdateNotice }));

/** How often a page that is looked at asks, and for how long nothing may have been typed or pressed. */
export const ASK_EVERY_MS = 300_000;
export const IDLE_MS = 30_000;
const TOUCHES = ['keydown', 'pointerdown', 'input'] as const;

/** The notice that this page is to be reloaded, once that is so; until then it is not loaded. */
export function UpdateGate() {
  const due = useUpdateDue();
  const [later, setLater] = useState(false);
  if (!due || later) return null;
  return <UpdateNotice onLater={() => setLater(true)} />;
}

/**
 * Whether this page has to be reloaded to reach the server's present list, told only while the user is idle: a notice
 * that comes up under one's hands is pressed by mistake. A dialog that covers the page would cover the notice.
 */
function useUpdateDue(): boolean {
  const [moved, setMoved] = useState(false);
  const [due, setDue] = useState(false);

  useEffect(() => {
    if (moved) return undefined;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // A browser that is offline now asks again later.
      remotesHaveMoved().then(
        (have) => have && setMoved(true),
        () => undefined,
      );
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [moved]);

  useEffect(() => {
    if (!moved || due) return undefined;
    const look = () => (isCovered(document) ? wait() : setDue(true));
    let timer = setTimeout(look, IDLE_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, IDLE_MS);
    };
    for (const touch of TOUCHES) document.addEventListener(touch, wait, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) document.removeEventListener(touch, wait, { capture: true });
    };
  }, [moved, due]);

  return due;
}

/** Whether a dialog covers the whole page. */
const isCovered = (page: Document): boolean =>
  [...page.querySelectorAll(COVERING_DIALOG)].some(
    (dialog) => dialog.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );
