import { setTimeout as delay } from 'node:timers/promises';
import { startTemporaryProduct } from '../product/temporary-product.mjs';

/** Dying is the point here: the launcher's own patience (five deaths a minute) would end the run. */
const ALWAYS_AGAIN = () => () => 100;

/**
 * The whole product, whose parts can be struck.
 * @param {{ root: string, log?: (text: string) => void }} options
 */
export async function startProductUnderTest(options) {
  const { url, postgres, running, end } = await startTemporaryProduct({ ...options, policy: ALWAYS_AGAIN });
  const pidOf = (name) => (name === 'postgres' ? postgres.pid : running.pidOf(name));
  return {
    url,
    databaseUrl: postgres.url,
    /** Sends a signal to one part, and resolves when another process has taken its place. */
    async strike(name, signal) {
      const pid = pidOf(name);
      process.kill(pid, signal);
      while (pidOf(name) === pid) await delay(20);
    },
    end,
  };
}
