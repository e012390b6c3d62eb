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

/** A program of one line that lives at once: what it takes longer in a container is the engine's own. */
const ONE_LINE = [
  `require('node:http').createServer((_, answer) => answer.end()).listen(${PORT}, '127.0.0.1')`,
  // The first process of a container ends by no signal that it does not take itself.
  "process.on('SIGTERM', () => process.exit())",
].join(';');

/**
 * From the command to the first answer of `/health/live`: the gateway in a container of its image, and the same program on
 * the machine itself, in turn; beside them what the engine takes to start a container of that image at all.
 * @param {{ image: string, root: string, env: NodeJS.ProcessEnv }} run `env`: for podman
 * @returns {Promise<{ container: number, host: number, engine: number }>} medians in ms
 */
export async function startTimes({ image, root, env }) {
  const variables = Object.entries({ ...ENVIRONMENT, HOST: '127.0.0.1', WEB_ROOT: '/app/web' }).flatMap(
    ([key, value]) => ['--env', `${key}=${value}`],
  );
  const options = ['--rm', '--name', CONTAINER, '--network', 'host', '--read-only', ...variables];
  const given = { cwd: root, stdio: 'ignore' };
  const onHost = { ...given, env: { PATH: process.env.PATH, ...ENVIRONMENT, WEB_ROOT: path.join(root, 'dist') } };
  const gateway = path.join(root, 'dist/gateway/main.mjs');
  const oneLine = ['--entrypoint', JSON.stringify(['node', '-e', ONE_LINE])];
  const starts = {
    container: () => spawn('podman', ['run', ...options, image], { ...given, env }),
    host: () => spawn(process.execPath, [gateway], onHost),
    oneLineContainer: () => spawn('podman', ['run', ...options, ...oneLine, image], { ...given, env }),
    oneLineHost: () => spawn(process.execPath, ['-e', ONE_LINE], onHost),
  };
  const times = Object.fromEntries(Object.keys(starts).map((name) => [name, []]));
  if (await fetch(URL).catch(() => undefined)) throw new Error(`Something answers at ${URL} already: stop it first.`);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, start] of Object.entries(starts)) times[name].push(await timeToLive(start()));
  }
  const median = (numbers) => [...numbers].sort((one, other) => one - other)[TURNS >> 1];
  return {
    container: median(times.container),
    host: median(times.host),
    engine: median(times.oneLineContainer) - median(times.oneLineHost),
  };
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
