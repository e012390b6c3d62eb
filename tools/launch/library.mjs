import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { endGroup } from './command.mjs';
import { libraryFolder } from './library-folder.mjs';
import { formatError } from './startup-error.mjs';

/** Whether everything that the library can consist of is built; only looks. */
export const libraryIsBuilt = async (launch) => (await runProgram({ ...launch, log: () => {} }, '--check')) === 0;

/**
 * Fetches what is missing of the library and builds it. Berea also runs with less, so no failure ends a start:
 * what could not be had is said, and tried again the next time.
 * @param {{ root: string, log: (text: string) => void, signal?: AbortSignal, onStart?: (pid: number) => void }} launch
 */
export async function buildLibrary(launch) {
  const code = await runProgram(launch);
  if (code !== 0) launch.log('What there was of the library stays. To try again, run: npm run library');
}

/** @returns {Promise<number | null>} its exit code; null when it could not be started or was ended */
function runProgram({ root, log, signal, onStart }, ...args) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const program = path.join(root, 'dist', 'study', 'build-library.mjs');
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, BEREA_LIBRARY_DIR: libraryFolder(root) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) readline.createInterface({ input: stream }).on('line', log);
    const abort = () => endGroup(child.pid);
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', (error) => {
      log(formatError(error));
      resolve(null);
    });
    child.once('spawn', () => onStart?.(child.pid));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason);
      else resolve(code);
    });
  });
}
