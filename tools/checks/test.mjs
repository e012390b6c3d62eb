// Runs one project's Jest tests and records their counts: node tools/checks/test.mjs <project> [jest arguments]
// With TEST_POSTGRES=debian its database is Debian's Postgres, and the counts are those of a check of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { finish, root } from './report.mjs';

/**
 * A test that leaves something open would keep Jest, and so the whole run, waiting for ever: that is a failure. Jest
 * says something at the end of each file, and none takes nearly as long as this.
 */
const SILENCE_MS = 300_000;

/**
 * Every test file leaves some of its memory behind, and its listeners to asynchronous work, which slow down those after
 * it: so the process that runs them is exchanged when it has grown to this.
 */
const WORKER_LIMIT = '400MB';

const [project, ...rest] = process.argv.slice(2);
const check = process.env.TEST_POSTGRES ? `test-${process.env.TEST_POSTGRES}` : 'test';
const results = path.join(root, '.reports', `${project}.${check}.jest.json`);
fs.rmSync(results, { force: true });
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    project,
    '--passWithNoTests',
    '--maxWorkers=1',
    `--workerIdleMemoryLimit=${WORKER_LIMIT}`,
    '--json',
    `--outputFile=${results}`,
    ...rest,
  ],
  // Jest prints its own progress to stderr; the JSON on stdout is kept in the file only.
  { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NODE_ENV: 'test' } },
);
let silent = false;
const silence = setTimeout(() => {
  silent = true;
  jest.kill('SIGKILL');
  jest.stderr.destroy();
}, SILENCE_MS);
jest.stderr.on('data', (text) => {
  silence.refresh();
  process.stderr.write(text);
});
const [code] = await once(jest, 'close');
clearTimeout(silence);

let passed = 0;
let failed = code === 0 ? 0 : 1;
if (silent) console.error(`${project}: the tests said nothing for ${SILENCE_MS / 1_000} s`);
if (fs.existsSync(results)) {
  const json = JSON.parse(fs.readFileSync(results, 'utf8'));
  passed = json.numPassedTests;
  // A suite that could not run has no failed test, yet is a failure.
  failed = Math.max(failed, json.numFailedTests + json.numRuntimeErrorTestSuites);
  fs.rmSync(results);
}
finish(project, check, passed, failed);
