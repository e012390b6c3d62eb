// Starts Jest once, over any number of projects.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reportsFolder, root } from './report.mjs';

/**
 * A test that leaves something open would keep Jest, and so the whole run, waiting for ever: that is a failure. Jest
 * says something at the end of each file, and none takes nearly as long as this.
 */
const SILENCE_MS = 300_000;

/**
 * A process whose heap has grown to this after a test file is exchanged: one that leaks must not fill the machine. The
 * next one loads again what its tests share, the whole library among it, which takes seconds; so it is rarely reached.
 * Processes of pages have a limit of their own, see tools/jest/page/runner.mjs.
 */
const WORKER_LIMIT = '1500MB';

/** One more than processors, since tests of services wait a third of their time; more than four would fill Postgres' connections. */
const WORKERS = Math.min(4, os.availableParallelism() + 1);

/** Arguments of Node for Jest, which loads ES modules by a part of Node that is called experimental. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  path.join(root, 'node_modules/jest/bin/jest.js'),
];

/**
 * Runs the tests of the named projects.
 * @param {object} wanted
 * @param {string[]} wanted.projects display names of jest.config.mjs
 * @param {string[]} [wanted.args] further arguments, as Jest takes them
 * @param {'debian'} [wanted.postgres] which Postgres the tests get; the embedded one without it
 * @param {boolean} [wanted.all] whether `*.all.spec.*` run as well, which is left to `npm run test:all`
 * @returns {Promise<{ code: number, results: import('jest').AggregatedResult | undefined }>}
 *   Jest's exit code and its JSON report; no report where it ended without one
 */
export async function runJest({ projects, args = [], postgres, all }) {
  fs.mkdirSync(reportsFolder, { recursive: true });
  const output = path.join(reportsFolder, `jest.${process.pid}.json`);
  const jest = spawn(
    process.execPath,
    [
      // The garbage of a test file is collected less often: a page's tests spend a tenth of their time on that.
      '--max-semi-space-size=64',
      ...JEST,
      '--passWithNoTests',
      `--maxWorkers=${WORKERS}`,
      `--workerIdleMemoryLimit=${WORKER_LIMIT}`,
      '--json',
      `--outputFile=${output}`,
      ...args,
      '--selectProjects',
      ...projects,
    ],
    {
      cwd: root,
      // Jest prints its progress to stderr; the JSON on stdout is kept in the file only.
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...(postgres && { TEST_POSTGRES: postgres }),
        ...(all && { TEST_ALL: '1' }),
      },
    },
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
  if (silent) console.error(`The tests said nothing for ${SILENCE_MS / 1_000} s and were ended.`);
  const results = fs.existsSync(output) ? JSON.parse(fs.readFileSync(output, 'utf8')) : undefined;
  fs.rmSync(output, { force: true });
  return { code: code ?? 1, results };
}
