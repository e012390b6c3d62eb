import fs from 'node:fs';
import path from 'node:path';
import { removeFolder } from '../launch/temporary.mjs';
import { openLedger, READ_LEDGER } from './ledger.mjs';

/**
 * Takes a backup under eight writers, restores it into an empty folder, and compares.
 * @param {Awaited<ReturnType<typeof import('./test-product.mjs').startProductDatabase>>} product
 * @param {string[]} known names of the rows that were acknowledged in earlier rounds; those of this one are added
 * @returns {Promise<{ folder: string, empty: string, written: number, halves: object[], missing: string[] }>} the backup,
 *   where it is restored, how many transactions were acknowledged before it ended, and what is wrong
 */
export async function roundTrip(product, known) {
  const ledger = await openLedger(product.url, 8);
  await ledger.reach(100);
  const words = ['backup', '--to', path.join(product.place, 'backups'), ...product.sealed];
  // In a process of its own: copying would keep the writers of this one waiting.
  const { code, stdout, stderr } = await product.run(words);
  if (code) throw new Error(stderr);
  const folder = stdout.trim();
  await ledger.reach(100);
  await ledger.close();
  const { ended } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const acknowledged = [...known, ...ledger.acknowledgedBefore(new Date(ended.at))];

  const empty = path.join(product.place, 'empty');
  removeFolder(empty);
  await product.operate(['restore', folder, ...product.sealed], { BEREA_DATA_DIR: empty });
  const rows = await product.inside(empty, (query) => query(READ_LEDGER));
  const there = new Set(rows.map(({ name }) => name));
  known.push(...ledger.acknowledgedBefore(new Date()));
  return {
    folder,
    empty,
    written: acknowledged.length,
    halves: rows.filter(({ whole }) => !whole),
    missing: acknowledged.filter((name) => !there.has(name)),
  };
}
