import { defineConfig } from '@playwright/test';
import { findChromium } from '../../../tools/checks/system-programs.mjs';
import { freePort } from '../../../tools/free-ports.mjs';
import { serverEnvironment } from './support/server-environment.js';

// Workers read this file too: the first reading decides, the environment hands it on.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= `${process.env['TMPDIR'] ?? '/tmp'}/berea-e2e-${process.pid}`;
process.env['E2E_LISTED_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  // Both drive the one product that is started below. Files whose tests share a product of their own say so.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // These limits only end what hangs: a busy machine must not decide. A step ends before its journey does, so that the
  // page is still there to be described.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json']],
  globalSetup: './support/warm-up.ts',
  globalTeardown: './support/remove-data.ts',
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // The splash and every transition are skipped; one story runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker's requests are hidden from `page.route`: the journey that is about it lets it in.
    serviceWorkers: 'block',
    // Pictures of every step would cost a tenth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: process.env['E2E_WITHOUT_PRODUCT']
    ? undefined
    : {
        command: 'node tools/start.mjs',
        cwd: '../../..',
        url: `http://127.0.0.1:${port}/health/ready`,
        timeout: 180_000,
        stdout: 'ignore',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: serverEnvironment(),
      },
});
