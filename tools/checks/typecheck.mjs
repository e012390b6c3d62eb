// Type-checks one project: node tools/checks/typecheck.mjs <project> <folder>
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { finish, root } from './report.mjs';

const [project, folder] = process.argv.slice(2);
// Journeys through the whole product run on Node, so they have a configuration of their own.
const configurations = [folder, path.join(folder, 'e2e')].filter((place) =>
  fs.existsSync(path.join(root, place, 'tsconfig.json')),
);
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const outcomes = configurations.map(
  (place) =>
    spawnSync(process.execPath, [compiler, '--noEmit', '-p', place], { cwd: root, stdio: 'inherit' }).status === 0,
);
const passed = outcomes.filter(Boolean).length;
finish(project, 'typecheck', passed, outcomes.length - passed);
