// Runs Nx as this repository wants it everywhere: no daemon, no cloud, plain output, two tasks at a time.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Environment of every Nx call: a daemon would outlive us, and the terminal interface hides output. */
export const nxEnvironment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
export const nxBinary = path.join(root, 'node_modules/nx/dist/bin/nx.js');

if (import.meta.filename === process.argv[1]) {
  const args = process.argv.slice(2);
  const run = spawnSync(process.execPath, [nxBinary, ...args, '--output-style=static', '--parallel=2'], {
    cwd: root,
    stdio: 'inherit',
    env: nxEnvironment,
  });
  process.exit(run.status ?? 1);
}
