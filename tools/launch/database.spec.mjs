import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { supervisePostgres } from './database.mjs';
import { StartupError } from './startup-error.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

describe('supervisePostgres', () => {
  let folder, ends;
  beforeEach(() => {
    folder = temporaryFolder();
    // As root, the account that runs Postgres must be able to pass.
    fs.chmodSync(folder, 0o711);
    ends = [];
  });
  const end = async () => {
    for (const stop of ends.splice(0)) await stop(() => 0);
  };
  afterEach(async () => {
    await end();
    removeFolder(folder);
  });
  const start = (password) =>
    supervisePostgres({
      dataFolder: folder,
      password,
      supervisor: { supervise: (_name, launch) => launch() },
      lifetime: { signal: new AbortController().signal, atEnd: (stop) => ends.push(stop) },
      log: () => {},
      tell: () => {},
    });

  it('with the secrets of another database, says so and how to go on', async () => {
    await start('its own');
    await end();
    const refused = await start('of another').catch((error) => error);
    expect(refused).toBeInstanceOf(StartupError);
    expect(refused.message).toMatch(
      /secrets\.json belongs to another database\..*from a backup\..*move .*postgres away/,
    );
  });

  it('makes no new database where a restore was cut off between its last steps', async () => {
    const base = path.join(folder, 'postgres');
    fs.mkdirSync(path.join(base, 'before-restore-20261128T030000.000Z', 'data'), { recursive: true });
    await expect(start('its own')).rejects.toThrow(
      /A restore was cut off: .*before-restore-20261128T030000\.000Z\. .*restore --undo/,
    );
    expect(fs.existsSync(path.join(base, 'data'))).toBe(false);
  });
});
