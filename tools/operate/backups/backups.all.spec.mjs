import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeFolder } from '../../launch/temporary.mjs';
import { openLedger, READ_LEDGER } from './ledger.mjs';
import { startProductDatabase } from './test-product.mjs';

describe('twenty backups under eight writers', () => {
  let product, to;
  const backups = [];
  /** All that were acknowledged to writers before the backup ended. */
  const acknowledged = [];
  const manifestOf = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const restored = async (folder, ...more) => {
    const empty = path.join(product.place, 'empty');
    removeFolder(empty);
    return { empty, ...(await product.run(['restore', folder, ...more], { BEREA_DATA_DIR: empty })) };
  };
  beforeAll(async () => {
    product = await startProductDatabase();
    to = path.join(product.place, 'backups');
    await product.query(`insert into auth.signing_keys (kid, state, public_jwk, private_jwk, created_at)
      values ('k', 'sign', '{}', '\\x00', now())`);
  });
  afterAll(() => product?.end());

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'number %i is restored with every acknowledged row, and no half of a transaction',
    async () => {
      const ledger = await openLedger(product.url, 8);
      await ledger.reach(100);
      const { code, stdout } = await product.run(['backup', '--to', to, ...product.sealed]);
      await ledger.reach(100);
      await ledger.close();
      expect(code).toBe(0);
      const folder = stdout.trim();
      backups.push(folder);
      const end = new Date(manifestOf(folder).ended.at);
      acknowledged.push(...ledger.acknowledgedBefore(end));

      const { empty, ...restoring } = await restored(folder, ...product.sealed);
      expect(restoring.code).toBe(0);
      const rows = await product.inside(empty, (query) => query(READ_LEDGER));
      expect(rows.filter(({ whole }) => !whole)).toEqual([]);
      const there = new Set(rows.map(({ name }) => name));
      expect(acknowledged.filter((name) => !there.has(name))).toEqual([]);
      acknowledged.push(...ledger.acknowledgedBefore(new Date()));
    },
  );

  it('one is restored without its secrets by --without-secrets, and everybody signs in again', async () => {
    const { empty, code, stdout } = await restored(backups[0], '--without-secrets');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Everybody signs in again.')]);
    expect(await product.inside(empty, (query) => query('select kid from auth.signing_keys'))).toEqual([]);
  });

  it('one whose log of writes ends too early is refused, whatever its manifest says', async () => {
    const [folder] = backups;
    const manifest = manifestOf(folder);
    const isLog = ({ name }) => /pg_wal\/\w{24}$/.test(name);
    const text = JSON.stringify({ ...manifest, files: manifest.files.filter((file) => !isLog(file)) });
    fs.writeFileSync(path.join(folder, 'manifest.json'), text);
    const sum = createHash('sha256').update(text).digest('hex');
    fs.writeFileSync(path.join(folder, 'manifest.sha256'), `${sum}  manifest.json\n`);
    const { empty, code, stderr } = await restored(folder, ...product.sealed);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Postgres does not start from .* Nothing was changed\.$/m),
    ]);
    expect(fs.existsSync(path.join(empty, 'secrets.json'))).toBe(false);
  });
});
