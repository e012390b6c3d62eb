// Lints one project and checks its formatting: node tools/checks/lint.mjs <project> <folder>
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { finish, root } from './report.mjs';

const [project, folder] = process.argv.slice(2);
const node = (script, ...args) =>
  spawnSync(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit' }).status === 0;
const outcomes = [
  node('node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored', folder),
  node('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', folder),
];
const passed = outcomes.filter(Boolean).length;
finish(project, 'lint', passed, outcomes.length - passed);
