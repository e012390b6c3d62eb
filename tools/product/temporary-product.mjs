import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBackend } from '../launch/backend.mjs';
import { readSettings } from '../launch/environment.mjs';
import { libraryFolder } from '../launch/library.mjs';
import { createLifetime } from '../launch/lifetime.mjs';
import { freePort } from '../free-ports.mjs';

/**
 * The whole product, built already, as the launcher runs it: on a port and in a data folder of its own, without limits
 * that a program would meet, gone without a trace after `end`.
 * @param {{
 *   root: string,
 *   webRoot?: string,
 *   log?: (text: string) => void,
 *   environment?: Record<string, string>,
 *   policy?: Parameters<typeof startBackend>[0]['policy'],
 *   watch?: Parameters<typeof startBackend>[0]['watch'],
 * }} options `webRoot`: of another build of the web; `environment`: what is set otherwise; `policy`: what follows the death of a part; `watch`: when one hangs
 */
export async function startTemporaryProduct({ root, webRoot, log = () => {}, policy, watch, environment = {} }) {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-product-'));
  const settings = readSettings(
    {
      PORT: String(await freePort()),
      BEREA_DATA_DIR: dataFolder,
      BEREA_LIBRARY_DIR: libraryFolder(root),
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '10000',
      AUTH_MAIL_INTERVAL_S: '0',
      ...environment,
    },
    root,
  );
  let over;
  const ended = new Promise((resolve) => {
    over = resolve;
  });
  const lifetime = createLifetime(log, over, log);
  lifetime.atEnd(() => fs.rmSync(dataFolder, { recursive: true, force: true }));
  const lock = { update: () => {} };
  const { postgres, running } = await startBackend({ root, webRoot, settings, log, lifetime, lock, policy, watch });
  return {
    url: settings.localUrl,
    postgres,
    running,
    async end() {
      void lifetime.end(0, 'the end');
      await ended;
    },
  };
}
