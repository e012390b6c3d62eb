// Type-checks one program: node tools/checks/typecheck.mjs <server|web|journeys>
// One program over all code of a side reads the types of the packages once, not once for every project.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { finish, root } from './report.mjs';

const PROGRAMS = {
  server: 'tsconfig.server.json',
  web: 'tsconfig.web.json',
  // The journeys live in Node and in a page at once, so neither side's globals would do.
  journeys: 'apps/shell/e2e/tsconfig.json',
};

const program = process.argv[2];
if (!Object.hasOwn(PROGRAMS, program)) {
  console.error(`Name one of the programs: ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(root, '.nx/types', `${program}.tsbuildinfo`),
    '-p',
    PROGRAMS[program],
  ],
  { cwd: root, stdio: 'inherit' },
);
finish('tools', `typecheck-${program}`, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
