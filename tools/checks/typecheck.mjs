// Type-checks one project: node tools/checks/typecheck.mjs <project> <folder>
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { finish, root } from './report.mjs';

const [project, folder] = process.argv.slice(2);
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], { cwd: root, stdio: 'inherit' });
finish(project, 'typecheck', status === 0 ? 1 : 0, status === 0 ? 0 : 1);
