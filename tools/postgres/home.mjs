import path from 'node:path';
import { mayReach, postgresAccount } from './account.mjs';
import { postgresPackage, stageBinaries } from './binaries.mjs';
import { dataFolder } from './data-folder.mjs';

/**
 * Where a Postgres works, as whom, and with which programs.
 * @param {string} folder where its files go (created when missing)
 * @param {() => Promise<{ native: string, version: string }>} [binaries] where another Postgres is
 * @returns `base` holds its `data`; `options` are those of its processes
 */
export async function postgresHome(folder, binaries = postgresPackage) {
  const account = postgresAccount(path.join(folder, 'data'));
  const { native: brought, version } = await binaries();
  const { base } = dataFolder(folder, account);
  const native = mayReach(brought, account) ? brought : stageBinaries(brought, version, base);
  return {
    account,
    version,
    base,
    data: path.join(base, 'data'),
    binary: (name) => path.join(native, 'bin', name),
    // LC_ALL=C keeps the server's messages in the form that we wait for.
    options: { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
  };
}
