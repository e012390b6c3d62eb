import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from './problem.mjs';
import { createRestartPolicy } from './restart-policy.mjs';

/**
 * Keeps parts of the product alive: what dies is started again, after a wait that grows.
 * @param {object} options
 * @param {(text: string) => void} options.say
 * @param {AbortSignal} options.signal when aborted, deaths are wanted and nothing is started any more
 * @param {(problem: StartProblem) => void} options.giveUp called when a part died 5 times within a minute
 * @param {typeof createRestartPolicy} [options.policy] made anew for each part
 */
export function createSupervisor({ say, signal, giveUp, policy = createRestartPolicy }) {
  /**
   * Starts a part and keeps it alive.
   * @template {{ exited: Promise<string> }} Part
   * @param {string} name
   * @param {() => Promise<Part>} launch the part, ready; called again after each death
   * @returns {Promise<Part>} the first one; later ones are known to `launch` alone
   * @throws what `launch` throws at the first start, when its `final` says that trying again would not help
   */
  async function keep(name, launch) {
    const died = policy();

    /** Starts until it succeeds; `how` is the death before, if there was one. */
    const start = async (how, mayFail) => {
      for (let reason = how; ;) {
        if (reason) await pause(reason);
        try {
          const part = await launch();
          void part.exited.then((end) => revive(end));
          if (reason) say(`${name} runs again`);
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
      const wait = died(Date.now());
      if (wait === null) throw new StartProblem(`${name} died 5 times within a minute (${reason}), so Berea stopped.`);
      say(`${name} died (${reason}); starting it again in ${wait} ms`);
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
  return { keep };
}
