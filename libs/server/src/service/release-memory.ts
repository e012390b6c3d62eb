import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 5_000;
/** Share of that time in which the event loop had something to do. */
const AT_REST = 0.1;

/**
 * Gives back what starting has left over. V8 on its own keeps the garbage of a start, and the room for young objects that it
 * had grown meanwhile, until as much is allocated again: at rest, a third of what a small service holds.
 * A collection stops the service for some tenths of a second at most, once.
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

/** Once, when the service has come to rest after its start: what it reads in the background is there then, too. */
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
