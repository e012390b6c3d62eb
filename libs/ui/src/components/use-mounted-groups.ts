import { startTransition, useEffect, useState } from 'react';

/** Groups that are there at once: as many as fill a screen, and some more. */
const FIRST = 5;

/**
 * How many groups of a list are in the document: the first ones at once, then one after another, each in a rendering
 * that gives way to frames and to keys. Hundreds of cards that come at once would hold the page up for seconds.
 */
export function useMountedGroups(groups: number): number {
  const [mounted, setMounted] = useState(FIRST);
  useEffect(() => {
    if (mounted < groups) startTransition(() => setMounted(mounted + 1));
    // A list that has become short may grow long again at once: when a search ends.
    else if (mounted > Math.max(groups, FIRST)) startTransition(() => setMounted(Math.max(groups, FIRST)));
  }, [mounted, groups]);
  return mounted;
}
