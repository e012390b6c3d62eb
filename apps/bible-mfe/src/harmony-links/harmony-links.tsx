import type { Place } from '@berea/contracts';
import { useLoaded } from '../use-loaded.js';

/** No part of the page's first scripts, which are for reading. */
const loadLinks = () => import('./links.js');

/** What tells the same as the chosen verses, by its titles; nothing where nothing does, and where it cannot be had. */
export function VerseHarmonies({ place }: { place: Place }) {
  const { part } = useLoaded(loadLinks);
  return part ? <part.VerseLinks place={place} /> : null;
}

/** The way to what tells the same as a part of the chapter; nothing where nothing does. */
export function ChapterHarmonies() {
  const { part } = useLoaded(loadLinks);
  return part ? <part.ChapterLink /> : null;
}
