import { fork, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { freePort } from '../../postgres/embedded.mjs';

const ISSUER = 'http://issuer.bench/auth/v1';

/**
 * The built gateway before a service of known capacity, each in a process of its own.
 * @param {{ root: string, slots: number, workMs: number }} options how much the service works on at once, and how long
 * on each request
 */
export async function startGateway({ root, slots, workMs }) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' };
  const upstream = fork(path.join(import.meta.dirname, 'upstream.mjs'), {
    env: {
      ...process.env,
      BENCH_JWKS: JSON.stringify({ keys: [key] }),
      BENCH_SLOTS: String(slots),
      BENCH_WORK_MS: String(workMs),
    },
  });
  const port = await new Promise((resolve) => upstream.once('message', (message) => resolve(message.port)));
  const upstreamUrl = `http://127.0.0.1:${port}`;
  const url = `http://127.0.0.1:${await freePort()}`;
  const gateway = spawn(process.execPath, [path.join(root, 'dist/gateway/main.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: new URL(url).port,
      AUTH_JWKS_URL: `${upstreamUrl}/jwks.json`,
      AUTH_ISSUER: ISSUER,
      CONTENT_URL: upstreamUrl,
      STUDY_URL: upstreamUrl,
      SUPABASE_URL: upstreamUrl,
      SUPABASE_ANON_KEY: 'public-key',
      SITE_URL: url,
      WEB_ROOT: path.join(root, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  const ended = new Promise((resolve) => gateway.once('close', resolve));
  await answers(`${url}/health/ready`, gateway);
  return {
    url,
    token: await new SignJWT({ role: 'authenticated', aal: 'aal1', session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
      .setSubject(crypto.randomUUID())
      .setIssuer(ISSUER)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey),
    /** Megabytes that the gateway holds in memory now. */
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))[1]) / 1_024,
    async end() {
      gateway.kill('SIGKILL');
      upstream.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(url, process_) {
  while (process_.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(50);
  }
  throw new Error(`The gateway ended with code ${process_.exitCode}.`);
}
