import { createLogger } from './logger.mjs';
import { processRecord } from './pid-file.mjs';
import { formatError } from './startup-error.mjs';

/** The whole stop is over within 3 s, whatever hangs. */
const LONGEST_STOP_MS = 2_900;

/**
 * The life of this process: what must be ended with it, and when.
 * @param {(text: string) => void} log
 * @param {(code: number) => void} [exit]
 * @param {(text: string) => void} [complain] tells why the end has an exit code other than 0
 */
export function createLifetime(log, exit = process.exit, complain = createLogger((line) => console.error(line))) {
  const controller = new AbortController();
  const endings = [];
  let ending;
  return {
    /** Aborted when the end begins: whatever is under way then is given up. */
    signal: controller.signal,
    /** Registers what is done at the end, the last registered first. It is told the ms that have passed since the end began. */
    atEnd(work) {
      endings.unshift(work);
    },
    /** Ends everything, then the process, with `code`. A second call waits for the first. */
    end(code, text) {
      ending ??= (async () => {
        const begun = performance.now();
        const hang = setTimeout(() => exit(code), LONGEST_STOP_MS);
        (code ? complain : log)(text);
        controller.abort();
        for (const work of endings) {
          await Promise.resolve(work(() => performance.now() - begun)).catch((error) =>
            log(formatError(error, 'a step of the shutdown failed')),
          );
        }
        if (!code) log('stopped');
        clearTimeout(hang);
        exit(code);
      })();
      return ending;
    },
  };
}

/** Ends `lifetime` on the signals that ask for it, and when npm, which started us, is gone. */
export function endOnSignals(lifetime, environment = process.env) {
  const words = { SIGINT: 'stopping (Ctrl+C)', SIGTERM: 'stopping (SIGTERM)', SIGHUP: 'stopping (SIGHUP)' };
  for (const [signal, text] of Object.entries(words)) process.on(signal, () => void lifetime.end(0, text));
  // A terminal that closes takes our output with it; that is no reason to crash.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (!environment.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) void lifetime.end(0, 'stopping (npm is gone)');
  }, 500);
  watch.unref();
}

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
    /** Asks a part to end; its keeper starts it again. */
    kill: (name) => running.get(name)?.kill('SIGTERM'),
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
