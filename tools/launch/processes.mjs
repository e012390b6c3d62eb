import { processRecord } from './pid-file.mjs';

const GATEWAY_FIRST_MS = 1_200;
const KILL_AFTER_MS = 2_200;

/**
 * The processes of the product that run now, by name.
 * @param {{ update: (facts: object) => void }} lock keeps their numbers for a launcher after us, in case we are killed
 */
export function createProcesses(lock) {
  const running = new Map();
  return {
    /** A new process takes the place of the one with its name, which has died. */
    add(name, part) {
      running.set(name, part);
      lock.update({ parts: [...running.values()].map(({ pid }) => processRecord(pid)) });
    },
    /** The process number of the part that bears the name now. */
    pidOf: (name) => running.get(name)?.pid,
    /**
     * Ends the gateway first, so that nothing new comes in; then the others; what hangs is killed.
     * @param {() => number} passed ms since the end began
     */
    async end(passed) {
      const gateway = running.get('gateway');
      gateway?.kill('SIGTERM');
      if (gateway) await endOf(gateway, GATEWAY_FIRST_MS - passed());
      for (const part of running.values()) if (part !== gateway) part.kill('SIGTERM');
      await Promise.all([...running.values()].map((part) => endOf(part, KILL_AFTER_MS - passed())));
      for (const part of running.values()) part.kill('SIGKILL');
      await Promise.all([...running.values()].map((part) => part.exited));
    },
  };
}

/** Resolves when a process has ended, or after `ms`. */
async function endOf(part, ms) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms));
  });
  await Promise.race([part.exited, late]);
  clearTimeout(timer);
}
