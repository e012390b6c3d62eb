import fs from 'node:fs';
import path from 'node:path';
import { lockDataDirectory } from '../../launch/data-directory-lock.mjs';
import { migrate } from '../../launch/database.mjs';
import { assertRoom } from '../../launch/disk.mjs';
import { newSecrets, presentSecrets, writeSecrets } from '../../launch/secrets.mjs';
import { StartupError } from '../../launch/startup-error.mjs';
import { currentPlace, lastAside, newAside } from '../../postgres/data-folder.mjs';
import { postgresHome } from '../../postgres/home.mjs';
import { endOrphan } from '../../postgres/orphan-cleanup.mjs';
import { note } from './audit.mjs';
import { connected } from './connected.mjs';
import { deleteAgain, deletionsSince } from './deletions.mjs';
import { flush, makeFolder } from './files.mjs';
import { bringToLife, inWords, layOut } from './laid-out.mjs';
import { keyOf } from './manifest.mjs';
import { openSecrets } from './sealed-secrets.mjs';
import { describe, megabytesOf, readBackup, SERVER_MB } from './verify-backup.mjs';
import { withPostgres } from './with-postgres.mjs';

const SECRETS = 'secrets.json';

/**
 * Puts a backup in the place of the database, and keeps what was there. Everything that can fail is done in a folder
 * beside it first: reading, starting, migrating. If anything fails, nothing has changed.
 * @param {object} options
 * @param {string} options.root
 * @param {import('../../launch/environment.mjs').Settings} options.settings
 * @param {string} options.folder of the backup
 * @param {string} [options.passphrase]
 * @param {boolean} [options.withoutSecrets] whether to go on where the secrets of the backup are not to be had
 * @param {boolean} [options.withDeleted] whether accounts that were deleted since come back, too
 * @param {(text: string) => void} options.log
 * @returns {Promise<string>} what is there now, and the way back
 * @throws StartupError
 */
export async function restoreBackup({ root, settings, folder, passphrase, withoutSecrets, withDeleted, log }) {
  const { dataFolder, embeddedAuth } = settings;
  const names = embeddedAuth ? ['auth', 'study', 'content'] : ['study', 'content'];
  const manifest = await readBackup(root, folder);
  const missing = names.filter((name) => !fs.existsSync(path.join(root, 'dist', name, 'migrate.mjs')));
  if (missing.length) throw new StartupError('Berea is not built here. Run this first: npm run build');
  const { secrets, forget } = secretsFor({ folder, manifest, dataFolder, passphrase, withoutSecrets });
  log(describe(manifest));
  return alone(settings, async () => {
    const { base } = await postgresHome(path.join(dataFolder, 'postgres'));
    const to = path.join(base, 'restoring');
    await endOrphan(path.join(to, 'data'));
    fs.rmSync(to, { recursive: true, force: true });
    assertRoom(base, megabytesOf(manifest) + SERVER_MB);
    try {
      log('comparing every byte with what was written');
      await layOut({ folder, manifest, to });
      log('starting Postgres from a copy, and bringing it up to date');
      let deletions = '';
      const work = async (client, databaseUrl) => {
        if (forget) await forgetSealed(client);
        await migrate({ root, names, settings, secrets, databaseUrl, log: () => {} });
        if (embeddedAuth && !withDeleted) deletions = await repeatDeletions({ client, dataFolder, manifest });
        await note(client, 'restored_by_operator');
      };
      const counts = await bringToLife({ folder, to, password: secrets.databasePassword, work });
      const aside = await exchange({ base, dataFolder, from: path.join(to, 'data'), secrets });
      return [
        `Restored: ${inWords(counts)}.${forget ? ' Everybody signs in again.' : ''}${deletions} Start Berea: npm start`,
        ...(aside ? [`What was there before is in ${aside}. To go back: npm run operate -- restore --undo`] : []),
      ].join('\n');
    } finally {
      fs.rmSync(to, { recursive: true, force: true });
    }
  });
}

/**
 * Puts back what was there before the last restore, and keeps what is there now in its place: a second time goes forward
 * again.
 * @returns {Promise<string>} @throws StartupError when there is nothing to go back to
 */
export async function undoRestore({ settings }) {
  const { dataFolder } = settings;
  return alone(settings, async () => {
    const { base } = await postgresHome(path.join(dataFolder, 'postgres'));
    const from = lastAside(base);
    if (!from) throw new StartupError(`No restore has kept anything in ${base}: there is nothing to go back to.`);
    const aside = await exchange({ base, dataFolder, from: path.join(from, 'data'), secrets: presentSecrets(from) });
    fs.rmSync(from, { recursive: true, force: true });
    return `What was there before the restore is back. Start Berea: npm start\nWhat the restore had brought is in ${aside}.`;
  });
}

/** While no launcher runs with the data folder, and none can begin to. */
async function alone(settings, work) {
  const { dataFolder, localUrl: address, values } = settings;
  const { signal } = new AbortController();
  const lock = await lockDataDirectory({ dataFolder, address, port: values.PORT, log: () => {}, signal });
  lock.update({ stopping: true });
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** The secrets that the restored database will be opened with. */
function secretsFor({ folder, manifest, dataFolder, passphrase, withoutSecrets }) {
  if (passphrase && manifest.secrets === 'encrypted') return { secrets: openSecrets(folder, passphrase) };
  const present = presentSecrets(dataFolder);
  if (present && keyOf(present) === manifest.key) return { secrets: present };
  if (withoutSecrets) return { secrets: present ?? newSecrets(), forget: true };
  const remedy =
    manifest.secrets === 'encrypted'
      ? 'Name the file of its passphrase: --passphrase-file <file>.'
      : 'The backup was made without a passphrase, so it does not hold them.';
  throw new StartupError(
    `${folder} was made with other secrets than those of this data folder. ${remedy} With --without-secrets it is restored all the same: then everybody signs in again, and second factors must be reset (npm run operate -- reset-factor <mail>).`,
  );
}

/**
 * Deletes again the accounts that were deleted after the backup, if the database that is being replaced can say which.
 * @returns {Promise<string>} what an operator should know
 */
async function repeatDeletions({ client, dataFolder, manifest }) {
  const folder = path.join(dataFolder, 'postgres');
  const present = presentSecrets(dataFolder);
  if (!fs.existsSync(path.join(currentPlace(folder), 'data', 'PG_VERSION'))) return '';
  const back = ' Accounts that were deleted since the backup are there again';
  let since;
  try {
    if (!present) return `${back}: the secrets of the database in use are missing, so it cannot say which.`;
    since = await withPostgres({ folder, password: present.databasePassword }, (url) =>
      connected(url, async (used) => {
        const { rows } = await used.query('select system_identifier::text as system from pg_control_system()');
        // Another database knows nothing of these accounts.
        return rows[0].system === manifest.system && deletionsSince(used, new Date(manifest.ended.at));
      }),
    );
  } catch (error) {
    return `${back}: the database in use cannot say which (${error.message}).`;
  }
  const count = since ? await deleteAgain(client, since) : 0;
  return count ? ` Deleted again, since they were deleted after the backup: ${count} accounts.` : '';
}

/** What only the other secrets could open: the service makes new signing keys. */
async function forgetSealed(client) {
  for (const table of ['auth.signing_keys', 'auth.sessions', 'auth.one_time_tokens']) {
    const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
    if (rows[0].there) await client.query(`delete from ${table}`);
  }
}

/**
 * Puts a data folder and its secrets in the place of those in use.
 * @returns {Promise<string | undefined>} where those are now, if there were any
 */
async function exchange({ base, dataFolder, from, secrets }) {
  const data = path.join(base, 'data');
  const file = path.join(dataFolder, SECRETS);
  const aside = newAside(base);
  const was = fs.existsSync(data);
  makeFolder(aside);
  if (fs.existsSync(file)) fs.copyFileSync(file, path.join(aside, SECRETS));
  if (was) fs.renameSync(data, path.join(aside, 'data'));
  try {
    fs.renameSync(from, data);
    if (secrets) writeSecrets(dataFolder, secrets);
  } catch (error) {
    if (fs.existsSync(data)) fs.renameSync(data, from);
    if (was) fs.renameSync(path.join(aside, 'data'), data);
    throw error;
  }
  await flush([base, dataFolder]);
  if (was) return aside;
  fs.rmSync(aside, { recursive: true });
  return undefined;
}
