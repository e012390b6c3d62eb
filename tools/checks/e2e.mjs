// Runs the journeys through the whole product in a real browser: node tools/checks/e2e.mjs [area | spec …] [Playwright's options]
// An area is a folder of apps/shell/e2e; its counts are recorded as the check of that area.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { libraryFolder } from '../launch/library.mjs';
import { failuresOfPlaywright } from './failures.mjs';
import { finish, root } from './report.mjs';

const journeys = path.join(root, 'apps/shell/e2e');
/** Areas whose journeys start products of their own and need none beside them. */
const WITHOUT_PRODUCT = ['dev', 'life-cycle', 'secrets'];
/** Areas that ask for nothing that is found by reading all texts. */
const WITHOUT_TEXTS = ['auth'];
/** Areas that `npm test` leaves to `npm run test:all`. */
const LEFT_TO_ALL = ['controls', 'dev', 'every-size', 'secrets'];

const [wanted = '', ...rest] = process.argv.slice(2);
const isArea = /^[a-z-]+$/.test(wanted) && fs.existsSync(path.join(journeys, wanted));
const check = isArea ? `e2e-${wanted}${LEFT_TO_ALL.includes(wanted) ? '-all' : ''}` : 'e2e';
const results = path.join(root, '.reports', `journeys.${check}.playwright.json`);
fs.rmSync(results, { force: true });
const run = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'apps/shell/e2e/playwright.config.ts',
    // A run empties its folder first, and two areas may run at once.
    '--output',
    path.join(root, 'test-results', check),
    ...(isArea ? [`e2e/${wanted}/`, ...rest] : process.argv.slice(2)),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Every journey has a data folder of its own; the library is the one that the set-up has built.
      BEREA_LIBRARY_DIR: libraryFolder(root),
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
      ...(WITHOUT_PRODUCT.includes(wanted) && { E2E_WITHOUT_PRODUCT: 'true' }),
      ...(WITHOUT_TEXTS.includes(wanted) && { E2E_WITHOUT_TEXTS: 'true' }),
    },
  },
);
let passed = 0;
let failed = run.status === 0 ? 0 : 1;
let failures = [];
if (fs.existsSync(results)) {
  const report = JSON.parse(fs.readFileSync(results, 'utf8'));
  const { stats } = report;
  failures = failuresOfPlaywright(report);
  passed = stats.expected;
  // A test that passed only at a second try is not counted as passed.
  failed = Math.max(failed, stats.unexpected + stats.flaky);
  fs.rmSync(results);
}
finish('journeys', check, passed, failed, failures);
