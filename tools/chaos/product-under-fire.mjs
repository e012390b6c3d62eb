import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBackend } from '../launch/backend.mjs';
import { readSettings } from '../launch/environment.mjs';
import { libraryFolder } from '../launch/library-folder.mjs';
import { createLifetime } from '../launch/lifetime.mjs';
import { freePort } from '../postgres/embedded.mjs';

/** Dying is the point here: the launcher's own patience (five deaths a minute) would end the run. */
const ALWAYS_AGAIN = () => () => 100;

/**
 * The whole product, as the launcher runs it, on a port and in a data folder of its own.
 * @param {{ root: string, say?: (text: string) => void }} options
 */
export async function startProductUnderFire({ root, say = () => {} }) {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-chaos-'));
  const settings = readSettings(
    {
      PORT: String(await freePort()),
      BEREA_DATA_DIR: dataFolder,
      BEREA_LIBRARY_DIR: libraryFolder(root),
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '10000',
      AUTH_MAIL_INTERVAL_S: '0',
    },
    root,
  );
  let over;
  const ended = new Promise((resolve) => {
    over = resolve;
  });
  const lifetime = createLifetime(say, over, say);
  lifetime.atEnd(() => fs.rmSync(dataFolder, { recursive: true, force: true }));
  const claim = { note: () => {} };
  const backend = await startBackend({ root, settings, say, lifetime, claim, policy: ALWAYS_AGAIN });
  const pidOf = (name) => (name === 'postgres' ? backend.postgres.pid : backend.running.pidOf(name));
  return {
    url: settings.localUrl,
    databaseUrl: backend.postgres.url,
    /** Sends a signal to one part, and resolves when another process has taken its place. */
    async strike(name, signal) {
      const pid = pidOf(name);
      process.kill(pid, signal);
      while (pidOf(name) === pid) await delay(20);
    },
    async end() {
      void lifetime.end(0, 'the end');
      await ended;
    },
  };
}
