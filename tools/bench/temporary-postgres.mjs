import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/embedded.mjs';

/** A Postgres that nobody else uses, gone without a trace after `end`. */
export async function temporaryPostgres() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-bench-'));
  fs.chmodSync(folder, 0o755);
  const { url, stop, pid } = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'bench' });
  return {
    url,
    pid,
    async end() {
      await stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
