import { useEffect, useState } from 'react';
import styles from './tour.module.css';

interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const linkOf = (to: string) => document.querySelector(`nav[aria-label="Main"] a[href="${to}"]`);

/** Dims the page, and leaves the link of a page lit. Without one the whole page is dimmed. */
export function Spotlight({ to }: { to: string | undefined }) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const measure = () => {
      const box = to ? linkOf(to)?.getBoundingClientRect() : undefined;
      setPlace(box ? { top: box.top, left: box.left, width: box.width, height: box.height } : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [to]);
  return place ? (
    <div className={styles['lit']} style={place} aria-hidden />
  ) : (
    <div className={styles['dim']} aria-hidden />
  );
}
