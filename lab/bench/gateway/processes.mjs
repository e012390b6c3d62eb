import { fork } from 'node:child_process';
import path from 'node:path';
import { createIssuer } from '../backing-services.mjs';
import { startService } from '../service-process.mjs';

/**
 * The built gateway before a service of known capacity, each in a process of its own.
 * @param {{ root: string, slots: number, workMs: number }} options how much the service works on at once, and how long
 * on each request
 */
export async function startGateway({ root, slots, workMs }) {
  const { jwks, token } = await createIssuer();
  const upstream = fork(path.join(import.meta.dirname, 'upstream.mjs'), {
    env: { ...process.env, BENCH_JWKS: jwks, BENCH_SLOTS: String(slots), BENCH_WORK_MS: String(workMs) },
  });
  const port = await new Promise((resolve) => upstream.once('message', (message) => resolve(message.port)));
  const upstreamUrl = `http://127.0.0.1:${port}`;
  const gateway = await startService({
    root,
    name: 'gateway',
    jwksUrl: `${upstreamUrl}/jwks.json`,
    env: (url) => ({
      CONTENT_URL: upstreamUrl,
      STUDY_URL: upstreamUrl,
      SUPABASE_URL: upstreamUrl,
      SUPABASE_ANON_KEY: 'public-key',
      SITE_URL: url,
      WEB_ROOT: path.join(root, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
    }),
  });
  return {
    ...gateway,
    token,
    async end() {
      upstream.kill('SIGKILL');
      await gateway.end();
    },
  };
}
