import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { currentPlace } from '../postgres/data-folder.mjs';
import { StartupError } from './startup-error.mjs';

const MAKERS = {
  databasePassword: () => randomBytes(24).toString('base64url'),
  authInstanceKey: () => randomBytes(32).toString('hex'),
  anonKey: () => `sb_publishable_${randomBytes(16).toString('base64url')}`,
};

/**
 * The secrets of this installation, made at the first start and kept: no installation shares one with another.
 * @param {string} dataFolder must exist
 * @param {{ embedded?: boolean }} [options] `embedded: false` where the database is elsewhere, with a password of its own
 * @returns {{ databasePassword: string, authInstanceKey: string, anonKey: string }}
 * @throws StartupError when the file is damaged, or missing beside a database: new secrets would lock the old data away
 */
export function ensureSecrets(dataFolder, { embedded = true } = {}) {
  const file = path.join(dataFolder, 'secrets.json');
  const kept = fs.existsSync(file) ? parse(file) : {};
  if (embedded && !kept.databasePassword) assertNoDatabase(dataFolder, file);
  const secrets = Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, kept[name] ?? make()]));
  if (Object.keys(MAKERS).some((name) => !kept[name])) write(file, secrets);
  fs.chmodSync(file, 0o600);
  return secrets;
}

/** Secrets of an installation that has none yet. */
export const newSecrets = () => Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()]));

/** The secrets that are there; undefined where they are missing, damaged or not all of them. */
export function presentSecrets(dataFolder) {
  const file = path.join(dataFolder, 'secrets.json');
  try {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Object.keys(MAKERS).every((name) => kept?.[name]) ? kept : undefined;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Puts secrets in the place of those that are there. */
export const writeSecrets = (dataFolder, secrets) => write(path.join(dataFolder, 'secrets.json'), secrets);

/** A folder that was copied or restored without its secrets. */
function assertNoDatabase(dataFolder, file) {
  const place = currentPlace(path.join(dataFolder, 'postgres'));
  if (!fs.existsSync(path.join(place, 'data', 'PG_VERSION'))) return;
  const missing = fs.existsSync(file) ? `${file} holds no password of the database` : `${file} is missing`;
  throw new StartupError(`${missing}. ${openedByIt(place)}`);
}

const openedByIt = (place) =>
  `The database in ${place} can be opened only with the secrets that were made with it. Put the file back from where this folder was copied, or from a backup. To begin with an empty database instead, move ${place} away.`;

/** The error if Postgres refuses the password. */
export const otherSecrets = (dataFolder) =>
  new StartupError(
    `${path.join(dataFolder, 'secrets.json')} belongs to another database. ${openedByIt(currentPlace(path.join(dataFolder, 'postgres')))}`,
  );

function parse(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartupError(
      `${file} is damaged. Put it back from a backup: the data beside it can be opened with it only.`,
    );
  }
}

/** Whole or not at all, also when the power fails. */
function write(file, secrets) {
  const next = `${file}.next`;
  const handle = fs.openSync(next, 'w', 0o600);
  try {
    fs.writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(next, file);
}
