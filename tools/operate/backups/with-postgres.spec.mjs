import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeFolder, temporaryFolder } from '../../launch/temporary.mjs';
import { connected } from './connected.mjs';
import { withPostgres } from './with-postgres.mjs';

describe('a Postgres of a command', () => {
  let folder;
  beforeAll(() => {
    folder = temporaryFolder();
    // As root, the account that runs Postgres must be able to pass.
    fs.chmodSync(folder, 0o711);
  });
  afterAll(() => removeFolder(folder));
  const use = (work) => withPostgres({ folder: path.join(folder, 'postgres'), password: 'a word' }, work);

  it('is ended by a signal, which is the reason that is said, and takes no signal afterwards', async () => {
    const before = process.listenerCount('SIGHUP');
    let url;
    const work = (given) =>
      connected((url = given), async (client) => {
        const answer = client.query('select pg_sleep(600)');
        process.emit('SIGHUP');
        await answer;
      });
    await expect(use(work)).rejects.toThrow('It was ended by a signal.');
    await expect(connected(url, () => {})).rejects.toThrow(/ECONNREFUSED/);
    expect(process.listenerCount('SIGHUP')).toBe(before);
    await expect(use(() => Promise.reject(new Error('of its own')))).rejects.toThrow('of its own');
  });
});
