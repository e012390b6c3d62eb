import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 5_000;
/** Below this share of busy time, the event loop is at rest. */
const AT_REST = 0.1;

/**
 * Frees the memory that the start has left over. V8 alone keeps the garbage of a start, and the grown space for young
 * objects, until as much is allocated again: at rest, a third of a small service's memory. The collection stops the
 * service once, for some tenths of a second at most.
 */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}

/** Runs once, when the service is at rest after its start: by then its background reading is done, too. */
export function releaseMemoryAtRest(onFailure: (error: unknown) => void): void {
  let before = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > AT_REST) return;
    clearInterval(looking);
    void releaseMemory().catch(onFailure);
  }, LOOK_EVERY_MS).unref();
}
