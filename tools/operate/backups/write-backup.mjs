import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { assertRoom, assertWritable } from '../../launch/disk.mjs';
import { tryLock } from '../../launch/pid-file.mjs';
import { StartupError } from '../../launch/startup-error.mjs';
import { copyFile, flush, makeFolder, sizeOf, walk, writeNew } from './files.mjs';
import { FORMAT, keyOf, PLATFORM, writeManifest } from './manifest.mjs';
import { sealSecrets } from './sealed-secrets.mjs';
import { note } from './audit.mjs';

const PREFIX = 'berea-';
const UNFINISHED = '.unfinished';
/** Megabytes that stay free. */
const SPARE_MB = 200;
const WAL = 'pg_wal';
const CONTROL = 'global/pg_control';

/** What a server makes anew, or what was true of the running one only; what is below the folders goes, they stay. */
const EMPTIED = [
  WAL,
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|current_logfiles|backup_manifest)$|(^|\/)(pgsql_tmp|pg_internal\.init|t\d+_\d)/;
const isCopied = (name) =>
  !LEFT_OUT.test(name) && name !== CONTROL && !EMPTIED.some((folder) => name.startsWith(`${folder}/`));

/** `berea-20261128T030000Z`: the names of backups are in the order of their time. */
const nameAt = (date) => `${PREFIX}${date.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** The moment of a backup by its name; undefined for anything else. */
export function momentOf(name) {
  const [, ...parts] = /^berea-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? [];
  return parts.length ? new Date(Date.UTC(parts[0], parts[1] - 1, ...parts.slice(2))) : undefined;
}

/**
 * Copies a running Postgres, as of the moment when the copy ends: with the writes that were made meanwhile. The folder
 * is there whole, or not at all.
 * @param {object} options
 * @param {string} options.databaseUrl of the superuser
 * @param {string} options.to folder of backups
 * @param {string} options.berea version of the product
 * @param {{ authInstanceKey: string }} options.secrets
 * @param {string} [options.passphrase] without it, the secrets are left out
 * @param {Date} [options.now]
 * @returns {Promise<{ folder: string, manifest: import('./manifest.mjs').Manifest }>}
 * @throws StartupError
 */
export async function writeBackup({ databaseUrl, to, berea, secrets, passphrase, now = new Date() }) {
  assertWritable(to);
  makeFolder(to);
  const lock = tryLock(path.join(to, '.backup.lock'));
  if (!lock.taken) throw new StartupError(`Another backup is being written into ${to} (process ${lock.holder.pid}).`);
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  let lost;
  client.on('error', (error) => (lost = error));
  const unfinished = path.join(to, nameAt(now) + UNFINISHED);
  try {
    for (const name of fs.readdirSync(to)) if (name.endsWith(UNFINISHED)) remove(path.join(to, name));
    const folder = path.join(to, nameAt(now));
    if (fs.existsSync(folder)) throw new StartupError(`${folder} is there already. Try again in a second.`);
    await client.connect();
    await note(client, 'backup_made_by_operator');
    makeFolder(unfinished);
    const copied = await copyRunning({ client, to, target: unfinished });
    if (lost) throw lost;
    const sealed = passphrase ? [sealSecrets(unfinished, secrets, passphrase)] : [];
    const manifest = {
      format: FORMAT,
      berea,
      platform: PLATFORM,
      key: keyOf(secrets),
      secrets: passphrase ? 'encrypted' : 'left out',
      ...copied,
      files: [...copied.files, ...sealed],
    };
    writeManifest(unfinished, manifest);
    await flush([unfinished, ...[...walk(unfinished)].map(({ name }) => path.join(unfinished, name))]);
    fs.renameSync(unfinished, folder);
    await flush([to]);
    return { folder, manifest };
  } finally {
    await client.end().catch(() => {});
    remove(unfinished);
    lock.release();
  }
}

const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true });

/** @param {{ client: import('pg').Client, to: string, target: string }} parts */
async function copyRunning({ client, to, target }) {
  const one = async (text, values) => (await client.query(text, values)).rows[0];
  const { data, ...facts } = await one(
    `select current_setting('data_directory') as data, split_part(current_setting('server_version'), ' ', 1) as postgres,
            (select system_identifier::text from pg_control_system()) as system`,
  );
  if (fs.readdirSync(path.join(data, 'pg_tblspc')).length)
    throw new StartupError('A part of the database is in a tablespace elsewhere, which this backup would not hold.');
  assertRoom(to, Math.ceil(sizeOf(data) / 1024 ** 2) + SPARE_MB);
  const migrations = await lastMigrations(client);
  // The log of writes since the beginning stays until this session ends.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `berea_backup_${randomUUID().replaceAll('-', '')}`,
  ]);
  const at = async (call) => one(`select ${call} as lsn, clock_timestamp() as at`);
  const begun = await at(`pg_backup_start('berea', fast => true)`);
  const place = path.join(target, 'postgres');
  makeFolder(place);
  const [folders, files] = [['postgres'], []];
  const keep = (name, written) => files.push({ name: `postgres/${name}`, ...written });
  for (const { name, folder } of walk(data, isCopied)) {
    const copy = path.join(place, name);
    if (folder) {
      makeFolder(copy);
      folders.push(`postgres/${name}`);
      continue;
    }
    const written = copyIfThere(path.join(data, name), copy);
    if (written) keep(name, written);
  }
  keep(CONTROL, writeNew(path.join(place, CONTROL), [readSteady(path.join(data, CONTROL))]));
  // Everything that was acknowledged before this moment is in the copy.
  const { at: endedAt } = await one('select clock_timestamp() as at');
  const { label, map, lsn, last } = await one(
    `select lsn, pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as map
       from pg_backup_stop(wait_for_archive => false)`,
  );
  if (map) throw new StartupError('A tablespace was made meanwhile, which this backup would not hold.');
  keep('backup_label', writeNew(path.join(place, 'backup_label'), [Buffer.from(label)]));
  const [, first] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(label);
  for (const name of fs.readdirSync(path.join(data, WAL))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) ? name >= first && name <= last : name.endsWith('.history');
    if (isNeeded) keep(`${WAL}/${name}`, copyFile(path.join(data, WAL, name), path.join(place, WAL, name)));
  }
  for (const name of [`${WAL}/archive_status`, `${WAL}/summaries`]) {
    makeFolder(path.join(place, name));
    folders.push(`postgres/${name}`);
  }
  return { ...facts, migrations, begun: momentIn(begun), ended: momentIn({ at: endedAt, lsn }), folders, files };
}

const momentIn = ({ at, lsn }) => ({ at: at.toISOString(), lsn });

/** Tables that are dropped meanwhile take their files away; the log of writes knows. */
function copyIfThere(from, to) {
  try {
    return copyFile(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT' || fs.existsSync(from)) throw error;
    return undefined;
  }
}

/** A small file that the server may be writing just now: read until it is twice the same. */
function readSteady(file) {
  for (let before = fs.readFileSync(file); ;) {
    const now = fs.readFileSync(file);
    if (now.equals(before)) return now;
    before = now;
  }
}

/** The last migration of each schema that has some. */
async function lastMigrations(client) {
  const { rows } = await client.query(
    `select table_schema as name from information_schema.tables where table_name = 'migrations' order by 1`,
  );
  const last = {};
  for (const { name } of rows) {
    const { rows: found } = await client.query(
      `select max("timestamp")::text as stamp from ${client.escapeIdentifier(name)}.migrations`,
    );
    if (found[0].stamp) last[name] = found[0].stamp;
  }
  return last;
}
