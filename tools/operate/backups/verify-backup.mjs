import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assertRoom } from '../../launch/disk.mjs';
import { postgresPackage } from '../../postgres/binaries.mjs';
import { postgresHome } from '../../postgres/home.mjs';
import { bringToLife, inWords, layOut } from './laid-out.mjs';
import { assertFits, readManifest } from './manifest.mjs';
import { openSecrets } from './sealed-secrets.mjs';

/** Megabytes that a server needs beside its files. */
export const SERVER_MB = 100;

export const bytesOf = ({ files }) => files.reduce((sum, { size }) => sum + size, 0);
export const megabytesOf = (manifest) => Math.ceil(bytesOf(manifest) / 1024 ** 2);

/** @throws StartupError when it is no whole backup that this installation can use */
export async function readBackup(root, folder) {
  const manifest = readManifest(folder);
  const { version } = await postgresPackage();
  assertFits(folder, manifest, { root, postgres: version });
  return manifest;
}

/**
 * Proves that a backup can be restored: compares every byte, starts Postgres from a copy, and reads every table.
 * @param {{ root: string, folder: string, passphrase?: string }} options
 * @returns {Promise<string>} what it holds
 * @throws StartupError
 */
export async function verifyBackup({ root, folder, passphrase }) {
  const manifest = await readBackup(root, folder);
  if (passphrase && manifest.secrets === 'encrypted') openSecrets(folder, passphrase);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-verify-'));
  let base = scratch;
  try {
    // As root, the account that runs Postgres must be able to pass.
    fs.chmodSync(scratch, 0o711);
    assertRoom(scratch, megabytesOf(manifest) + SERVER_MB);
    const to = path.join(scratch, 'postgres');
    // Elsewhere, where the account may not pass to TMPDIR.
    ({ base } = await postgresHome(to));
    await layOut({ folder, manifest, to });
    // Nothing of it is kept, so that nothing needs to reach the disk.
    const counts = await bringToLife({
      folder,
      to,
      password: randomBytes(24).toString('base64url'),
      settings: ['fsync=off'],
    });
    return `${folder} can be restored. ${describe(manifest)} It holds ${inWords(counts)}.${secretsIn(manifest, passphrase)}`;
  } finally {
    for (const place of [base, scratch]) fs.rmSync(place, { recursive: true, force: true });
  }
}

export const describe = (manifest) =>
  `It is of ${manifest.ended.at.slice(0, 19).replace('T', ' ')} UTC, by Berea ${manifest.berea} on Postgres ${manifest.postgres}: ${manifest.files.length.toLocaleString('en')} files, ${megabytesOf(manifest)} MB.`;

function secretsIn({ secrets }, passphrase) {
  if (secrets === 'left out') return ' Its secrets were left out.';
  return passphrase ? ' The passphrase opens its secrets.' : ' Its secrets are there; no passphrase was given to try.';
}
