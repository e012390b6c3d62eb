import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { createServiceLog, entryIn, FATAL, forEachLine, shortForm } from './service-log.mjs';

/** How often a sign of life is looked for, and how many times in a row it may be missing. */
export const WATCH = { everyMs: 1_000, misses: 30 };

/** Gives the signs of life, from before the service's own first module. */
const SIGNS = pathToFileURL(path.join(import.meta.dirname, 'heartbeat.mjs')).href;

/**
 * Judges from signs of life whether a process hangs, from its start on. Our own looks are counted, not the time of any
 * clock: where the machine sleeps, or is so busy that we ourselves hardly run, they are as few as the signs that could be
 * missing.
 * @param {{ misses: number, onHang: () => void }} options
 */
export function createHeartbeat({ misses, onHang }) {
  let missing = 0;
  return {
    /** The process gave a sign of life. */
    alive() {
      missing = 0;
    },
    /** Takes note that time for a sign has passed. */
    look() {
      missing += 1;
      if (missing === misses) onHang();
    },
  };
}

const READY_WITHIN_MS = 60_000;
const HUNG = 'unresponsive: no heartbeat for half a minute';
const NOT_TO_LISTEN = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND']);

/**
 * Starts one service as a process of its own. It runs in its own process group, so Ctrl+C reaches the launcher alone.
 * One that hangs is killed, so that another takes its place.
 * @param {{ name: string, file: string, env: Record<string, string>, logFolder: string, log: (text: string) => void, watch?: { everyMs: number, misses: number } }} options
 * @returns {{ pid: number, ready: Promise<void>, exited: Promise<string>, kill: (signal: NodeJS.Signals) => void }}
 *   `ready` rejects with a ServiceDeath when it ends before it is ready; `exited` says how it ended
 */
export function startService({ name, file, env, logFolder, log, watch = WATCH }) {
  const serviceLog = createServiceLog(logFolder, name, log);
  const child = fork(file, {
    env,
    execArgv: ['--import', SIGNS],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let reason;
  let hung = false;
  forEachLine(child.stdout, (line) => {
    serviceLog.line(line);
    const entry = entryIn(line);
    if (entry?.level >= FATAL) reason = entry;
  });
  forEachLine(child.stderr, serviceLog.write);
  const exited = new Promise((resolve) => {
    // Not 'exit': the last lines that it printed, its reason among them, come after that.
    child.once('close', (code, signal) => resolve(hung ? HUNG : (signal ?? `exit code ${code}`)));
    child.once('error', (error) => resolve(error.message));
  });
  const kill = (signal) => child.kill(signal);
  const heartbeat = createHeartbeat({
    misses: watch.misses,
    onHang: () => {
      hung = true;
      // A process that hangs hears of no other signal.
      kill('SIGKILL');
    },
  });
  const looking = setInterval(() => heartbeat.look(), watch.everyMs).unref();
  void exited.then(() => clearInterval(looking));
  const ready = new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reason = { msg: `was not ready within ${READY_WITHIN_MS / 1000} s` };
      kill('SIGKILL');
    }, READY_WITHIN_MS);
    child.on('message', (message) => {
      if (message?.alive) heartbeat.alive();
      if (!message?.ready) return;
      clearTimeout(late);
      resolve();
    });
    void exited.then((how) => {
      clearTimeout(late);
      reject(new ServiceDeath(how, reason, serviceLog.file));
    });
  });
  return { pid: child.pid, ready, exited, kill };
}

/** A service that ended before it was ready. */
export class ServiceDeath extends Error {
  /** @param {object} [entry] the log entry in which the service said why */
  constructor(how, entry, logFile) {
    super(entry ? shortForm(entry) : `${how} before it was ready; see ${logFile}`);
    this.code = entry?.err?.code;
    /** Whether trying again would not help. A database that is slow to answer, say, may answer the next time. */
    this.final = Boolean(entry?.problems) || NOT_TO_LISTEN.has(this.code);
  }
}
