import { defineConfig } from '@playwright/test';
import { findChromium } from '../../../tools/checks/system-programs.mjs';
import { freePort } from '../../../tools/postgres/embedded.mjs';

// Workers read this file too: the first reading decides, the environment hands it on.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= `${process.env['TMPDIR'] ?? '/tmp'}/berea-e2e-${process.pid}`;
process.env['E2E_LISTED_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  // Two cores: the product itself needs one.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One limit for every journey, which only ends what hangs: a busy machine must not decide.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  globalTeardown: './support/remove-data.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // The splash and every transition are skipped; one story runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node tools/start.mjs',
    cwd: '../../..',
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      BEREA_DATA_DIR: process.env['E2E_DATA'],
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '100',
      AUTH_MAIL_INTERVAL_S: '1',
      CORS_ORIGINS: `http://127.0.0.1:${process.env['E2E_LISTED_PORT']}`,
    },
  },
});
