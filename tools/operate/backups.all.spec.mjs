import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeFolder } from '../launch/temporary.mjs';
import { roundTrip } from './round-trip.mjs';
import { startProductDatabase } from './test-product.mjs';

describe('backups under eight writers, one after the other', () => {
  let product, backup;
  const known = [];
  const manifestOf = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const restored = async (folder, ...more) => {
    const empty = path.join(product.place, 'empty');
    removeFolder(empty);
    return { empty, ...(await product.run(['restore', folder, ...more], { BEREA_DATA_DIR: empty })) };
  };
  beforeAll(async () => {
    product = await startProductDatabase();
    await product.query(`insert into auth.signing_keys (kid, state, public_jwk, private_jwk, created_at)
      values ('k', 'sign', '{}', '\\x00', now())`);
  });
  afterAll(() => product?.end());

  it.each([1, 2, 3, 4, 5])(
    'number %i is restored with every acknowledged row, and no half of a transaction',
    async () => {
      const { folder, halves, missing } = await roundTrip(product, known);
      expect({ halves, missing }).toEqual({ halves: [], missing: [] });
      if (backup) removeFolder(backup);
      backup = folder;
    },
  );

  it('one is restored without its secrets by --without-secrets, and everybody signs in again', async () => {
    const { empty, code, stdout } = await restored(backup, '--without-secrets');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Everybody signs in again.')]);
    expect(await product.inside(empty, (query) => query('select kid from auth.signing_keys'))).toEqual([]);
  });

  it('one whose log of writes ends too early is refused, whatever its manifest says', async () => {
    const manifest = manifestOf(backup);
    const isLog = ({ name }) => /pg_wal\/\w{24}$/.test(name);
    const text = JSON.stringify({ ...manifest, files: manifest.files.filter((file) => !isLog(file)) });
    fs.writeFileSync(path.join(backup, 'manifest.json'), text);
    const sum = createHash('sha256').update(text).digest('hex');
    fs.writeFileSync(path.join(backup, 'manifest.sha256'), `${sum}  manifest.json\n`);
    const { empty, code, stderr } = await restored(backup, ...product.sealed);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Postgres does not start from .* Nothing was changed\.$/m),
    ]);
    expect(fs.existsSync(path.join(empty, 'secrets.json'))).toBe(false);
  });
});
