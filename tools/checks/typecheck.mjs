// Type-checks one project: node tools/checks/typecheck.mjs <project> <folder>
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { finish, root } from './report.mjs';

const [project, folder] = process.argv.slice(2);
const run = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder],
  { cwd: root, stdio: 'inherit' },
);
finish(project, 'typecheck', run.status === 0 ? 1 : 0, run.status === 0 ? 0 : 1);
