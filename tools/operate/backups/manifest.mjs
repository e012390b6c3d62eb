import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { migrationsOf } from '../../doctor/schema.mjs';
import { StartupError } from '../../launch/startup-error.mjs';
import { writeNew } from './files.mjs';

const FILE = 'manifest.json';
/** In the form of `sha256sum`, which can check it. */
const SUM = 'manifest.sha256';
const MOST_BYTES = 64 * 1024 ** 2;

export const FORMAT = 1;
export const PLATFORM = `${process.platform}-${process.arch}`;

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Names of Postgres' files: none leads out of the folder. */
const Name = z
  .string()
  .max(1_000)
  .regex(/^[\w.-]+(\/[\w.-]+)*$/)
  .refine((name) => !name.split('/').some((part) => /^\.+$/.test(part)));
const Moment = z.object({ at: z.iso.datetime(), lsn: z.string() });

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of Berea, and the last migration of each schema, by its 13 digits. */
  berea: z.string(),
  migrations: z.record(z.string(), z.string().regex(/^\d{13}$/)),
  postgres: z.string().regex(/^\d+(\.\d+)*/),
  platform: z.string(),
  /** The database's own number: copies of it and what is restored of it have the same. */
  system: z.string(),
  begun: Moment,
  ended: Moment,
  /** Tells the secrets that fit, without telling them. */
  key: Hash,
  secrets: z.enum(['encrypted', 'left out']),
  folders: z.array(Name),
  files: z.array(z.object({ name: Name, size: z.int().min(0), sha256: Hash })),
});

/** @typedef {z.infer<typeof Manifest>} Manifest */

/** What tells one installation's secrets from those of another. */
export const keyOf = ({ authInstanceKey }) =>
  createHash('sha256').update(`Berea's backup: ${authInstanceKey}`).digest('hex');

/** @param {Manifest} manifest */
export function writeManifest(folder, manifest) {
  const text = Buffer.from(`${JSON.stringify(Manifest.parse(manifest), null, 1)}\n`);
  const { sha256 } = writeNew(path.join(folder, FILE), [text]);
  writeNew(path.join(folder, SUM), [Buffer.from(`${sha256}  ${FILE}\n`)]);
}

/**
 * Reads what a backup says of itself.
 * @returns {Manifest}
 * @throws StartupError when it is no backup, damaged, or of a later form
 */
export function readManifest(folder) {
  const file = path.join(folder, FILE);
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new StartupError(`${folder} is no backup of Berea: it has no ${FILE}.`);
  const text = stat.size <= MOST_BYTES ? fs.readFileSync(file) : Buffer.alloc(0);
  const noted = readIf(path.join(folder, SUM)).slice(0, 64);
  if (createHash('sha256').update(text).digest('hex') !== noted)
    throw damaged(folder, `${FILE} is not the one that was written`);
  const content = JSON.parse(text.toString());
  if (content.format > FORMAT)
    throw new StartupError(`${folder} was made by a newer version of Berea (${content.berea}). Use that version.`);
  const { success, data } = Manifest.safeParse(content);
  if (!success) throw damaged(folder, `${FILE} cannot be read`);
  return data;
}

const readIf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

export const damaged = (folder, what) => new StartupError(`${folder} is damaged: ${what}. Take another backup.`);

/**
 * Refuses a backup that this installation cannot bring to life.
 * @param {Manifest} manifest
 * @param {{ root: string, postgres: string }} here `postgres` is the version that this Berea brings
 * @throws StartupError
 */
export function assertFits(folder, { berea, migrations, postgres, platform }, here) {
  for (const [schema, last] of Object.entries(migrations)) {
    if (last <= (migrationsOf(here.root, schema).at(-1) ?? '')) continue;
    throw new StartupError(
      `${folder} was made by a newer version of Berea (${berea}): this one does not know its migration ${last} of ${schema}. Use that version.`,
    );
  }
  const [theirs, ours] = [postgres, here.postgres].map((version) => Number.parseInt(version, 10));
  if (theirs !== ours)
    throw new StartupError(
      `${folder} holds files of Postgres ${theirs}, and this version of Berea brings Postgres ${ours}. Use Berea ${berea}.`,
    );
  if (platform !== PLATFORM)
    throw new StartupError(`${folder} holds files of Postgres on ${platform}, which ${PLATFORM} cannot read.`);
}
