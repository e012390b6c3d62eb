import { spawn } from 'node:child_process';
import { forEachLine } from './service-log.mjs';

const OUTPUT_KEPT = 200_000;

/**
 * Runs a command to its end, in a process group of its own so that Ctrl+C reaches the launcher alone.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal?: AbortSignal, onStart?: (pid: number) => void, onLine?: (line: string) => void }} options
 *   `signal` ends the whole group; `onLine` gets what it prints, as it prints it
 * @returns {Promise<{ code: number | null, output: string }>} `output` is the end of what it printed
 * @throws the spawn error when the command is missing; the signal's reason when it was ended by `signal`
 */
export function runCommand(command, args, { cwd, env, signal, onStart, onLine }) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    let output = '';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const collect = (text) => {
      output = (output + text).slice(-OUTPUT_KEPT);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect);
    if (onLine) for (const stream of [child.stdout, child.stderr]) forEachLine(stream, onLine);
    const abort = () => endGroup(child.pid);
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('spawn', () => onStart?.(child.pid));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code, output });
    });
  });
}

/** Ends a command and everything that it started. */
export function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The last `lines` lines of a command's output, without colours. */
export const tailOf = (output, lines = 40) =>
  output
    // eslint-disable-next-line no-control-regex -- the escape character is what colours begin with
    .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .join('\n');
