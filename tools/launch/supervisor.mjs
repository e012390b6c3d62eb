import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from './startup-error.mjs';

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

/**
 * Keeps parts of the product alive: what dies is started again, after a wait that grows.
 * Our own, since pm2 (by a daemon that outlives its caller) and concurrently restart commands; these parts are functions, which wait
 * for Postgres, say when they are ready and which failure is final. And no package may be imported before it is installed.
 * @param {object} options
 * @param {(text: string) => void} options.log
 * @param {AbortSignal} options.signal when aborted, deaths are wanted and nothing is started any more
 * @param {(problem: StartupError) => void} options.giveUp called when a part failed 5 times within a minute
 * @param {typeof createRestartPolicy} [options.policy] created for each part
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
