import { useEffect, useState } from 'react';

/** Milliseconds without a key stroke after which a search is sent. */
const PAUSE_MS = 300;

/** What is typed, once the typing pauses. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
