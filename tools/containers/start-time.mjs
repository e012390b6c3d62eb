import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const TURNS = 5;
const PORT = 18_190;
const URL = `http://127.0.0.1:${PORT}`;
const CONTAINER = 'berea-start-time';

/** All that the gateway needs in order to live; nothing answers at these addresses. */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PORT: String(PORT),
  SITE_URL: 'https://berea.localhost',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: 'public-key',
  AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json',
  AUTH_ISSUER: 'http://127.0.0.1:9',
  CONTENT_URL: 'http://127.0.0.1:9',
  STUDY_URL: 'http://127.0.0.1:9',
};

/**
 * From the command to the first answer of `/health/live`: the gateway in a container of its image, and the same program on
 * the machine itself, in turn.
 * @param {{ image: string, root: string, env: NodeJS.ProcessEnv }} run `env`: for podman
 * @returns {Promise<{ container: number, host: number }>} medians in ms
 */
export async function startTimes({ image, root, env }) {
  const variables = Object.entries({ ...ENVIRONMENT, HOST: '127.0.0.1', WEB_ROOT: '/app/web' }).flatMap(
    ([key, value]) => ['--env', `${key}=${value}`],
  );
  const times = { container: [], host: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const given = { cwd: root, stdio: 'ignore' };
    const options = ['--rm', '--name', CONTAINER, '--network', 'host', '--read-only', ...variables];
    times.container.push(await timeToLive(spawn('podman', ['run', ...options, image], { ...given, env })));
    const host = { PATH: process.env.PATH, ...ENVIRONMENT, WEB_ROOT: path.join(root, 'dist') };
    times.host.push(
      await timeToLive(spawn(process.execPath, [path.join(root, 'dist/gateway/main.mjs')], { ...given, env: host })),
    );
  }
  const median = (numbers) => [...numbers].sort((one, other) => one - other)[TURNS >> 1];
  return { container: median(times.container), host: median(times.host) };
}

/** Ends it once it lives. */
async function timeToLive(program) {
  const begun = performance.now();
  const ended = new Promise((resolve) => program.once('close', resolve));
  try {
    while (program.exitCode === null) {
      const answer = await fetch(`${URL}/health/live`).catch(() => undefined);
      if (answer?.ok) return performance.now() - begun;
      await delay(10);
    }
    throw new Error(`The gateway ended with code ${program.exitCode}.`);
  } finally {
    program.kill('SIGTERM');
    await ended;
  }
}
