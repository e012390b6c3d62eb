import { useLocation, useNavigationType } from '@berea/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long a page may take to grow until it is as long as it was left. */
const PATIENCE_MS = 3_000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * To the top on every change of the address' path; Back and Forward return to the place that was left, as soon as the
 * page is long enough again, unless the user has moved meanwhile.
 */
export function useScrollPlaces(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const entry = `${key} ${pathname}`;
  const places = useRef(new Map<string, number>());
  const current = useRef<string>(undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      if (current.current) places.current.set(current.current, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useLayoutEffect(() => {
    const samePath = shown.current === pathname;
    shown.current = pathname;
    current.current = entry;
    const left = isReturn ? places.current.get(entry) : undefined;
    if (left) return returnTo(left);
    // Braces: newer browsers answer with a promise, which React would take for a clean-up.
    if (!samePath) {
      window.scrollTo(0, 0);
    }
  }, [entry, isReturn, pathname]);
}

/** Scrolls to a place now and while the page grows towards it. @returns gives up */
function returnTo(top: number): () => void {
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const go = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const watch = new ResizeObserver(go);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}
