import { setTimeout as delay } from 'node:timers/promises';
import { startTemporaryProduct } from '../product/temporary-product.mjs';

/** Failing is the point here: the launcher's own patience (five failures a minute) would end the run. */
const ALWAYS_RESTART = () => () => 100;

/**
 * The whole product, into whose parts faults can be injected.
 * @param {Parameters<typeof startTemporaryProduct>[0]} options `watch`: after how many missed heartbeats a service is killed
 */
export async function startProductUnderTest(options) {
  const { url, postgres, running, end } = await startTemporaryProduct({ ...options, policy: ALWAYS_RESTART });
  const pidOf = (name) => (name === 'postgres' ? postgres.pid : running.pidOf(name));
  return {
    url,
    databaseUrl: postgres.url,
    /** Leftovers of earlier faults in this product, which do not count for the next one. */
    earlier: { writers: 0, texts: new Set() },
    /** Sends a signal to one part, and resolves when another process has taken its place. */
    async signal(name, signal) {
      const pid = pidOf(name);
      process.kill(pid, signal);
      while (pidOf(name) === pid) await delay(20);
    },
    end,
  };
}
