// The whole test run: set-up, then one step after the other; ends with what took longest and "N passed, N failed".
import { spawn } from 'node:child_process';
import { APPS, SERVICES } from '../launch/build.mjs';
import { formatError } from '../launch/startup-error.mjs';
import { prepare } from '../launch/prepare.mjs';
import { createLogger } from '../launch/logger.mjs';
import { nxBinary, nxEnvironment } from '../nx.mjs';
import { debianPostgres } from '../postgres/test-postgres.mjs';
import { projectsWith, targetsOf } from './project-files.mjs';
import { root } from './report.mjs';
import { describeFailures, forgetReports, summarise } from './summary.mjs';
import { ensureSystemPrograms } from './system-programs.mjs';

const log = createLogger();

/** Runs Nx with its output passing through, so that one sees how far the run is. */
function nx(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [nxBinary, ...args, '--nxBail=false'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...nxEnvironment, ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A step of the run: what it is called, its targets, and how Nx runs them. */
const step = (title, targets, ...args) => ({ title, targets, args });

/** Long tasks one at a time, streamed, since one wants to see how far they are. */
const ONE_BY_ONE = ['--parallel=1', '--output-style=stream'];

/** Journeys wait for a browser, and chaos tests for what was killed; the next one uses that time. */
const TWO_AT_ONCE = ['--parallel=2', '--output-style=stream'];

/** Checks that every change must pass. Those with SQL run on Debian's Postgres too, as operators have it. */
const ordinary = ({ debian, browser }) => [
  step(
    'types, lint and format',
    ['promises', 'lint', 'typecheck-server', 'typecheck-web', 'format', 'api', 'typecheck-journeys'],
    '--parallel=2',
    '--output-style=static',
  ),
  // One Jest, which starts its own workers.
  step('unit and HTTP tests', ['test', ...(debian ? ['test-sql'] : [])], '--output-style=static'),
  step(
    'browser tests, and chaos tests: writes while parts of the product are killed',
    [...(browser ? targetsOf('journeys', /^e2e(?!.*-all$)/) : []), 'chaos'],
    ...TWO_AT_ONCE,
  ),
];

/** Slow checks that seldom find more than the ordinary run does: targets whose names end with `-all`. */
const rest = ({ debian, browser }) => [
  step('generators in a copy of the workspace, and hostile input at length', ['test-all'], ...ONE_BY_ONE),
  ...(debian
    ? [step("all tests with a database, on Debian's Postgres", ['test-debian'], '--output-style=static')]
    : []),
  ...(browser ? [step('browser tests', targetsOf('journeys', /-all$/), ...ONE_BY_ONE)] : []),
  step('chaos tests, at length', ['chaos-all'], ...ONE_BY_ONE),
];

/**
 * Prepares the clone and runs the checks that Nx's cache has no answer for.
 * @param {'ordinary' | 'rest'} which `npm test`, or what `npm run test:all` adds to it
 * @returns {Promise<number>} the exit code
 */
export async function runTests(which) {
  const notRun = [];
  const expected = [];
  const started = Date.now();
  try {
    const missing = ensureSystemPrograms(log, { all: which === 'rest' });
    await prepare({ root, log }, [...SERVICES, ...APPS]);
    forgetReports();
    log(`prepared after ${secondsSince(started)} s`);

    const browser = !missing.some((program) => program.name === 'Chromium');
    const steps = (which === 'rest' ? rest : ordinary)({ browser, debian: Boolean(debianPostgres()) });
    for (const { title, targets, args } of steps) {
      const checks = targets.flatMap((check) => projectsWith(check).map((project) => ({ project, check })));
      if (!checks.length) continue;
      expected.push(...checks);
      log(title);
      await nx(['run-many', '-t', ...targets, ...args]);
    }
    for (const program of missing) notRun.push(`${program.needs}: no ${program.name}`);
  } catch (error) {
    log(formatError(error));
    console.log('0 passed, 1 failed');
    return 1;
  }

  const { passed, failed, failures, longest } = summarise(expected, started);
  if (longest.length) log('took longest:');
  for (const { name, ms } of longest) console.log(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`);
  for (const failure of failures) log(describeFailures(failure).join('\n'));
  for (const omission of notRun) log(`not run: ${omission}`);
  // In CI everything must run: what could not is a failure there.
  const total = failed + (process.env.CI ? notRun.length : 0);
  log(`done after ${secondsSince(started)} s`);
  console.log(`${passed} passed, ${total} failed`);
  return total ? 1 : 0;
}

const secondsSince = (time) => Math.round((Date.now() - time) / 1_000);
