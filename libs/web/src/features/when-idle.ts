/** So long what is done ahead waits for a browser that does not come to rest. */
const PATIENCE_MS = 2_000;

/**
 * Does what nobody waits for yet as soon as the browser has nothing better to do; at once in one that does not tell.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const handle = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
