import { spawn } from 'node:child_process';
import path from 'node:path';
import { libraryFolder } from '../../../tools/launch/library.mjs';

/**
 * Runs a built program of a service to its end.
 * @param {{ root: string }} launch
 * @param {string} name
 * @param {{ arguments_?: string[], env?: Record<string, string>, service?: string }} [options] `service`: study if there is none
 * @returns {Promise<string[]>} the lines that it printed
 */
export async function runProgram({ root }, name, { arguments_ = [], env = {}, service = 'study' } = {}) {
  const program = spawn(process.execPath, [path.join(root, 'dist', service, `${name}.mjs`), ...arguments_], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BEREA_LIBRARY_DIR: libraryFolder(root), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => program.once('close', resolve));
  const printed = await program.stdout.setEncoding('utf8').toArray();
  const code = await ended;
  if (code) throw new Error(`${name} ended with code ${code}.\n${printed.join('')}`);
  return printed.join('').trimEnd().split('\n');
}

/** Measures in a fresh process what one of the benches of `lab/study` measures. */
export const inProcess = (name) => (launch) => runProgram(launch, 'bench', { arguments_: [name], service: 'lab' });
