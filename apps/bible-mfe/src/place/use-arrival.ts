import { useLocation } from '@berea/web/router';
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';

/** How far down each entry of the history was left, by its key. */
const positions = new Map<string, number>();
/** Entries that were opened and not yet left: the frame's scrolling to their top is no place to come back to. */
const fresh = new Set<string>();

/** The place of the last arrival, so that nothing scrolls when the same place is only shown otherwise. */
export const ArrivalContext = createContext<RefObject<string | null>>({ current: null });

/** Remembers how far down every entry of the history is left. For the page. */
export function usePositionMemory(): void {
  const { key } = useLocation();
  const now = useRef(key);
  useLayoutEffect(() => {
    now.current = key;
    if (!positions.has(key)) fresh.add(key);
    return () => void fresh.delete(key);
  }, [key]);
  useEffect(() => {
    const { scrollRestoration } = history;
    // The browser would scroll before the text is there.
    history.scrollRestoration = 'manual';
    const onScroll = () => void positions.set(now.current, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      history.scrollRestoration = scrollRestoration;
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}

/**
 * Position of an address on its page: on the way back, the former one; else `arrive` is called, once for every place
 * that is opened.
 * @param ready whether the place of the address is on screen
 */
export function useArrival(ready: boolean, arrive: () => void): void {
  const arrivedRef = useContext(ArrivalContext);
  const { key, pathname, state } = useLocation();
  const again: unknown = (state as { again?: unknown } | null)?.again;
  const place = `${pathname} ${typeof again === 'number' ? again : ''}`;
  const heard = useRef(arrive);
  useEffect(() => {
    heard.current = arrive;
  });
  useEffect(() => {
    if (!ready) return;
    const position = fresh.has(key) ? undefined : positions.get(key);
    const isNew = arrivedRef.current !== place;
    arrivedRef.current = place;
    if (position === undefined && !isNew) return;
    // After the frame's own scrolling to the top of a page that was just opened.
    const frame = requestAnimationFrame(() => {
      if (position === undefined) heard.current();
      else window.scrollTo(0, position);
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, key, place, arrivedRef]);
}
