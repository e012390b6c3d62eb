// Runs the journeys through the whole product in a real browser, and records their counts.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { libraryFolder } from '../launch/library-folder.mjs';
import { finish, root } from './report.mjs';

const results = path.join(root, '.reports', 'journeys.playwright.json');
fs.rmSync(results, { force: true });
const run = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'apps/shell/e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Every journey has a data folder of its own; the library is the one that the set-up has built.
      BEREA_LIBRARY_DIR: libraryFolder(root),
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    },
  },
);
let passed = 0;
let failed = run.status === 0 ? 0 : 1;
if (fs.existsSync(results)) {
  const { stats } = JSON.parse(fs.readFileSync(results, 'utf8'));
  passed = stats.expected;
  // A test that passed only at a second try is not counted as passed.
  failed = Math.max(failed, stats.unexpected + stats.flaky);
  fs.rmSync(results);
}
finish('journeys', 'e2e', passed, failed);
