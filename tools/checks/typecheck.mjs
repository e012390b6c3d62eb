// Type-checks one program: node tools/checks/typecheck.mjs <server|web|journeys>
// One program over all code of a side reads the types of the packages once, not once for every project. The compiler is
// TypeScript 7, the native one, which takes a third of the time. It offers programs no interface yet: API Extractor, `tools/patterns`,
// `tools/structure` and `tools/api` need that of TypeScript 6.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { firstLines } from './failures.mjs';
import { finish, root } from './report.mjs';

const PROGRAMS = { server: 'tsconfig.server.json', web: 'tsconfig.web.json', journeys: 'apps/shell/e2e/tsconfig.json' };

const name = process.argv[2];
if (!Object.hasOwn(PROGRAMS, name)) {
  console.error(`Name one of the programs: ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(2);
}
const config = PROGRAMS[name];
// The state of the last run is kept there.
const kept = path.join('.nx/types', `${name}.native.tsbuildinfo`);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/typescript-native/bin/tsc'),
    ...['--project', config, '--noEmit', '--incremental', '--tsBuildInfoFile', kept, '--pretty'],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: Infinity },
);
process.stdout.write(stdout);
process.stderr.write(stderr);
const failures = status === 0 ? [] : [{ name: config, message: firstLines(stdout + stderr) }];
finish('tools', `typecheck-${name}`, 1 - failures.length, failures.length, failures);
