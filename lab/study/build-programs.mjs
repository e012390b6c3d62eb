import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Builds the programs of this folder into `dist/lab`. */
export function buildPrograms(root) {
  const run = spawnSync(process.execPath, [path.join(root, 'tools/nx.mjs'), 'run', 'lab:programs'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) throw new Error('The programs of lab/study were not built; the reason is above.');
}
