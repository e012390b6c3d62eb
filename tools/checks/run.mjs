// The whole test run: set-up, then lint, types, unit and HTTP tests, then the browser tests; ends with "N passed, N failed".
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { APPS, SERVICES } from '../launch/build.mjs';
import { formatError } from '../launch/startup-error.mjs';
import { prepare } from '../launch/prepare.mjs';
import { createLogger } from '../launch/logger.mjs';
import { nxBinary, nxEnvironment } from '../nx.mjs';
import { debianPostgres } from '../postgres/debian.mjs';
import { root } from './report.mjs';
import { forgetReports, summarise } from './summary.mjs';
import { ensureSystemPrograms } from './system-programs.mjs';

const log = createLogger();

/** Every project that has the target, read from the project files themselves. */
function projectsWith(target) {
  const folders = ['apps', 'services', 'libs', 'tools'].flatMap((parent) =>
    fs.readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return [...folders, 'tools', 'apps/shell/e2e']
    .map((folder) => path.join(root, folder, 'project.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
    .filter((project) => project.targets?.[target])
    .map((project) => project.name);
}

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

export async function runTests() {
  const notRun = [];
  const expected = [];
  try {
    const missing = ensureSystemPrograms(log);
    await prepare({ root, log }, [...SERVICES, ...APPS]);
    forgetReports();

    // What touches SQL also runs on Debian's Postgres, as operators have it, where that is installed.
    const checks = [
      'typecheck-server',
      'typecheck-web',
      'typecheck-journeys',
      'lint',
      'test',
      ...(debianPostgres() ? ['test-debian'] : []),
    ];
    expected.push(...checks.flatMap((check) => projectsWith(check).map((project) => ({ project, check }))));
    log('lint, types, unit and HTTP tests');
    await nx(['run-many', '-t', ...checks, '--parallel=2', '--output-style=static']);

    if (missing.some((program) => program.name === 'Chromium')) notRun.push('browser tests: no Chromium');
    else {
      log('browser tests');
      expected.push({ project: 'journeys', check: 'e2e' });
      // Streamed: it is one long task, whose progress one wants to see.
      await nx(['run', 'journeys:e2e', '--output-style=stream']);
    }
    log('chaos tests: writes while parts of the product are killed');
    expected.push({ project: 'tools', check: 'chaos' });
    await nx(['run', 'tools:chaos', '--output-style=stream']);
    for (const program of missing.filter(({ name }) => name !== 'Chromium'))
      notRun.push(`${program.needs}: no ${program.name}`);
  } catch (error) {
    log(formatError(error));
    console.log('0 passed, 1 failed');
    return 1;
  }

  const { passed, failed, failures } = summarise(expected);
  for (const failure of failures) log(`failed: ${failure}`);
  for (const omission of notRun) log(`not run: ${omission}`);
  // In CI everything must run: what could not is a failure there.
  const total = failed + (process.env.CI ? notRun.length : 0);
  log('done');
  console.log(`${passed} passed, ${total} failed`);
  return total ? 1 : 0;
}
