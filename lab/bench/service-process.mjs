import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tools/free-ports.mjs';
import { ISSUER } from './backing-services.mjs';

const POLL_MS = 10;

/**
 * A built service in a process of its own, once it says that it is ready.
 * @param {{ root: string, name: string, jwksUrl: string, port?: number, env: (url: string) => Record<string, string> }} options
 *   `env`: what this service needs beside what all do
 */
export async function startService({ root, name, jwksUrl, port, env }) {
  const url = `http://127.0.0.1:${port ?? (await freePort())}`;
  const begun = performance.now();
  const service = spawn(process.execPath, [path.join(root, 'dist', name, 'main.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: new URL(url).port,
      AUTH_JWKS_URL: jwksUrl,
      AUTH_ISSUER: ISSUER,
      ...env(url),
    },
  });
  const ended = new Promise((resolve) => service.once('close', resolve));
  await answers(`${url}/health/ready`, name, service);
  const status = () => fs.readFileSync(`/proc/${service.pid}/status`, 'utf8');
  const megabytes = (field) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status())[1]) / 1_024;
  return {
    url,
    pid: service.pid,
    /** `performance.now()` of its start, and how many milliseconds later it was ready. */
    begun,
    readyMs: performance.now() - begun,
    /** Megabytes that it holds in memory now. */
    residentMb: () => megabytes('VmRSS'),
    /** The most that it ever held. */
    peakMb: () => megabytes('VmHWM'),
    /** Asks it to leave; resolves with its exit code. */
    stop() {
      service.kill('SIGTERM');
      return ended;
    },
    async end() {
      service.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(url, name, service) {
  while (service.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(POLL_MS);
  }
  throw new Error(`${name} ended with code ${service.exitCode}.`);
}
