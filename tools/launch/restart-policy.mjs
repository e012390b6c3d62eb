const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
const DEATHS = 5;
const WITHIN_MS = 60_000;

/**
 * Decides what follows the death of one part.
 * @param {number} [firstWait] in ms
 * @returns {(now: number) => number | null} told of a death at `now` (in ms): how long to wait before the next start,
 *   twice as long each time; null when the part died too often to go on
 */
export function createRestartPolicy(firstWait = FIRST_WAIT_MS) {
  let deaths = [];
  return (now) => {
    deaths = [...deaths.filter((at) => now - at < WITHIN_MS), now];
    if (deaths.length >= DEATHS) return null;
    return Math.min(firstWait * 2 ** (deaths.length - 1), LONGEST_WAIT_MS);
  };
}
