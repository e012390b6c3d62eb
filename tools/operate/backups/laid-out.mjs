import fs from 'node:fs';
import path from 'node:path';
import { postgresHome } from '../../postgres/home.mjs';
import { setPassword } from '../../postgres/set-password.mjs';
import { StartupError } from '../../launch/startup-error.mjs';
import { connected } from './connected.mjs';
import { copyFile, makeFolder } from './files.mjs';
import { damaged } from './manifest.mjs';
import { withPostgres } from './with-postgres.mjs';

/** What an operator knows the product by. */
const COUNTED = {
  accounts: 'auth.users',
  notes: 'content.notes',
  sermons: 'content.sermons',
  bookmarks: 'content.bookmarks',
  conversations: 'study.conversations',
  messages: 'study.messages',
};
const POSTGRES = 'postgres/';
/** The copy remembers how full the disk was that it comes from. */
const WRITABLE = 'default_transaction_read_only=off';

/**
 * Copies the database of a backup to where a server can use it, and compares every byte with what was written. The
 * server flushes it to the disk before it recovers.
 * @param {{ folder: string, manifest: import('./manifest.mjs').Manifest, to: string }} options `to` as the folder of `startPostgres`
 * @throws StartupError when anything is damaged or missing
 */
export async function layOut({ folder, manifest, to }) {
  const { account, data } = await postgresHome(to);
  makeFolder(data, account);
  const placeOf = (name) => path.join(data, name.slice(POSTGRES.length));
  for (const name of manifest.folders) makeFolder(placeOf(`${name}/`), account);
  for (const { name, size, sha256 } of manifest.files) {
    const from = path.join(folder, name);
    const stat = fs.lstatSync(from, { throwIfNoEntry: false });
    if (!stat?.isFile()) throw damaged(folder, `${name} is missing`);
    if (stat.size !== size) throw damaged(folder, `${name} has ${stat.size} bytes, not ${size}`);
    const isOurs = name.startsWith(POSTGRES);
    const to = isOurs ? placeOf(name) : path.join(data, '..', 'checked');
    const copied = copyFile(from, to, account);
    if (!isOurs) fs.rmSync(to);
    if (copied.sha256 !== sha256) throw damaged(folder, `${name} is not the one that was written`);
  }
}

/**
 * Starts Postgres in a folder that was laid out, and reads every table once.
 * @param {object} options
 * @param {string} options.folder of the backup, for what is said
 * @param {string} options.to as of `layOut`
 * @param {string} options.password that the login gets
 * @param {string[]} [options.settings] of Postgres
 * @param {(client: import('pg').Client, url: string) => Promise<void>} [options.work] done before the rows are counted
 * @returns {Promise<Record<string, number>>} rows by what they are
 * @throws StartupError when it does not start, or a table cannot be read
 */
export async function bringToLife({ folder, to, password, settings = [], work = async () => {} }) {
  const given = { folder: to, password, settings: [WRITABLE, ...settings] };
  await setPassword(given).catch((error) => {
    throw new StartupError(`Postgres does not start from ${folder}: ${error.message}`);
  });
  return withPostgres(given, (url) =>
    connected(url, async (client) => {
      await readAll(folder, client);
      await work(client, url);
      return count(client);
    }),
  );
}

/** Postgres compares the checksum of each page that it reads. */
async function readAll(folder, client) {
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 't', 'm')`,
  );
  for (const { name } of rows) {
    await client.query(`select count(*) from ${name}`).catch((error) => {
      throw new StartupError(`${folder} is damaged: ${name} cannot be read (${error.message}). Take another backup.`);
    });
  }
}

async function count(client) {
  const counts = {};
  for (const [what, table] of Object.entries(COUNTED)) {
    const { rows: found } = await client.query('select to_regclass($1) is not null as there', [table]);
    if (!found[0].there) continue;
    const { rows } = await client.query(`select count(*)::int as count from ${table}`);
    counts[what] = rows[0].count;
  }
  return counts;
}

/** `3 accounts, 1,204 notes` */
export const inWords = (counts) =>
  Object.entries(counts)
    .map(([what, number]) => `${number.toLocaleString('en')} ${what}`)
    .join(', ') || 'no tables of Berea';
