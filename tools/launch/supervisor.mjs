import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from './startup-error.mjs';
import { createRestartPolicy } from './restart-policy.mjs';

/**
 * Keeps parts of the product alive: what dies is started again, after a wait that grows.
 * @param {object} options
 * @param {(text: string) => void} options.log
 * @param {AbortSignal} options.signal when aborted, deaths are wanted and nothing is started any more
 * @param {(problem: StartupError) => void} options.giveUp called when a part failed 5 times within a minute
 * @param {typeof createRestartPolicy} [options.policy] made anew for each part
 */
export function createSupervisor({ log, signal, giveUp, policy = createRestartPolicy }) {
  /**
   * Starts a part and keeps it alive.
   * @template {{ exited: Promise<string> }} Part
   * @param {string} name
   * @param {() => Promise<Part>} launch the part, ready; called again after each death
   * @returns {Promise<Part>} the first one; later ones are known to `launch` alone
   * @throws what `launch` throws at the first start, when its `final` says that trying again would not help
   */
  async function supervise(name, launch) {
    const nextWait = policy();

    /** Starts until it succeeds; `how` is the death before, if there was one. */
    const start = async (how, mayFail) => {
      for (let reason = how; ;) {
        if (reason) await pause(reason);
        try {
          const part = await launch();
          void part.exited.then((end) => revive(end));
          if (reason) log(`${name} is running again`);
          return part;
        } catch (error) {
          signal.throwIfAborted();
          if (mayFail && error.final !== false) throw error;
          reason = error.message;
        }
      }
    };
    const pause = async (reason) => {
      signal.throwIfAborted();
      const wait = nextWait(Date.now());
      if (wait === null)
        throw new StartupError(`${name} failed 5 times within a minute (${reason}), so Berea stopped.`);
      log(`${name} failed (${reason}), restarting in ${wait} ms`);
      await delay(wait, undefined, { signal });
    };
    const revive = async (how) => {
      try {
        if (!signal.aborted) await start(how, false);
      } catch (error) {
        if (!signal.aborted) giveUp(error);
      }
    };
    return start(null, true);
  }
  return { supervise };
}
