import { useEffect, useRef } from 'react';

/** Still 'at the end' when that is this near. */
const NEAR_PX = 160;

/**
 * Brings the newest exchange into view: at first, whenever a question is sent, and when an answer comes, unless the
 * reader has scrolled up meanwhile.
 * @param newest id of the newest exchange
 * @param sent whether it is a question that was sent just now
 */
export function useNewestInView(newest: string | undefined, sent: boolean) {
  const newestRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  useEffect(() => {
    if (!endRef.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        atEnd.current = entry?.isIntersecting ?? true;
      },
      { rootMargin: `0px 0px ${NEAR_PX}px 0px` },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!newest || (!sent && !atEnd.current)) return;
    // After the frame's own scrolling to the top of a page that was just opened.
    const frame = requestAnimationFrame(() => newestRef.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [newest, sent]);

  return { newestRef, endRef };
}
