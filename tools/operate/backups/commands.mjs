import fs from 'node:fs';
import path from 'node:path';
import { embeddedUrl } from '../../doctor/database.mjs';
import { lockDataDirectory, runningLauncher } from '../../launch/data-directory-lock.mjs';
import { ensureSecrets } from '../../launch/secrets.mjs';
import { StartupError } from '../../launch/startup-error.mjs';
import { currentPlace } from '../../postgres/data-folder.mjs';
import { pruneBackups } from './prune-backups.mjs';
import { restoreBackup, undoRestore } from './restore-backup.mjs';
import { readPassphrase } from './sealed-secrets.mjs';
import { megabytesOf, verifyBackup } from './verify-backup.mjs';
import { withPostgres } from './with-postgres.mjs';
import { writeBackup } from './write-backup.mjs';

const HINTS = {
  encrypted:
    'Copy it to another machine, and keep the passphrase elsewhere: without it, the secrets in there cannot be read.',
  'left out':
    'The secrets were left out, since no --passphrase-file was named. Where .data/secrets.json is lost, everybody must sign in again after a restore, and second factors must be reset.',
};
const MOST_KEPT = 10_000;

/**
 * Commands on backups of the embedded Postgres, by name.
 * @type {Record<string, (call: { root: string, settings: import('../../launch/environment.mjs').Settings, word: string, given: Record<string, string | true>, at: (place: string) => string, log: (text: string) => void }) => Promise<{ result: string, hint?: string }>>}
 */
export const BACKUP_COMMANDS = {
  async backup({ root, settings, given, at }) {
    assertEmbedded(settings);
    const passphrase = passphraseOf(given, at);
    const to = given.to ? at(given.to) : path.join(settings.dataFolder, 'backups');
    const { version: berea } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    const { folder, manifest } = await withDatabase(settings, (databaseUrl, secrets) =>
      writeBackup({ databaseUrl, to, berea, secrets, passphrase }),
    );
    const facts = `${manifest.files.length.toLocaleString('en')} files, ${megabytesOf(manifest)} MB`;
    return { result: folder, hint: `The backup is whole: ${facts}. ${HINTS[manifest.secrets]}` };
  },

  verify: async ({ root, word, given, at }) => ({
    result: await verifyBackup({ root, folder: at(word), passphrase: passphraseOf(given, at) }),
  }),

  async restore({ root, settings, word, given, at, log }) {
    assertEmbedded(settings);
    const launcher = runningLauncher(settings);
    if (launcher)
      throw new StartupError(
        `Berea runs at ${launcher.address} (process ${launcher.pid}). Stop it first (Ctrl+C, or kill ${launcher.pid}), then say this again. Nothing was changed.`,
      );
    if (given.undo) return { result: await undoRestore({ settings }) };
    const options = { passphrase: passphraseOf(given, at), withoutSecrets: given['without-secrets'] };
    const withDeleted = given['with-deleted-accounts'];
    try {
      return { result: await restoreBackup({ root, settings, folder: at(word), withDeleted, log, ...options }) };
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      throw new StartupError(`${error.message} Nothing was changed.`);
    }
  },

  async prune({ word, given, at }) {
    const [daily, weekly] = ['keep-daily', 'keep-weekly'].map((name) => numberOf(name, given[name]));
    if (!daily && !weekly) throw new StartupError('Say how many are kept: --keep-daily 14 --keep-weekly 8');
    return { result: pruneBackups({ folder: at(word), daily, weekly }) };
  },
};

const passphraseOf = (given, at) =>
  given['passphrase-file'] ? readPassphrase(at(given['passphrase-file'])) : undefined;

function numberOf(name, text = '0') {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= MOST_KEPT) return number;
  throw new StartupError(`--${name} takes a whole number from 0 to ${MOST_KEPT}.`);
}

function assertEmbedded({ values }) {
  if (!values.DATABASE_URL) return;
  throw new StartupError(
    'DATABASE_URL is set: a Postgres of your own is backed up where it runs, by its provider or by pg_dump (docs/operating.md has the words).',
  );
}

/** Works with the running Postgres, or starts the one of a stopped product for as long. */
async function withDatabase(settings, work) {
  const { dataFolder, localUrl: address, values } = settings;
  if (!fs.existsSync(path.join(currentPlace(path.join(dataFolder, 'postgres')), 'data', 'PG_VERSION')))
    throw new StartupError(`There is no database in ${dataFolder}. Is BEREA_DATA_DIR that of npm start?`);
  const secrets = ensureSecrets(dataFolder);
  const launcher = runningLauncher(settings);
  if (launcher) {
    const url = launcher.ports && embeddedUrl(dataFolder);
    if (url) return work(url, secrets);
    throw new StartupError('Berea is starting or stopping. Try again when it says that it is ready.');
  }
  const { signal } = new AbortController();
  const lock = await lockDataDirectory({ dataFolder, address, port: values.PORT, log: () => {}, signal });
  lock.update({ stopping: true });
  try {
    const folder = path.join(dataFolder, 'postgres');
    return await withPostgres({ folder, password: secrets.databasePassword }, (url) => work(url, secrets));
  } finally {
    lock.release();
  }
}
