/** How often a sign of life is looked for, and how many times in a row it may be missing. */
export const WATCH = { everyMs: 1_000, misses: 30 };

/**
 * Judges from signs of life whether a process hangs. Our own looks are counted, not the time of any clock: where the
 * machine sleeps, or is so busy that we ourselves hardly run, they are as few as the signs that could be missing.
 * @param {{ misses: number, onHang: () => void }} options
 */
export function createHeartbeat({ misses, onHang }) {
  let missing;
  return {
    /** The process gave a sign of life; from the first one on it is watched. */
    alive() {
      missing = 0;
    },
    /** Takes note that time for a sign has passed. */
    look() {
      if (missing === undefined) return;
      missing += 1;
      if (missing === misses) onHang();
    },
  };
}
