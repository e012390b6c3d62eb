import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../launch/startup-error.mjs';
import { writeNew } from './files.mjs';

const FILE = 'secrets.sealed';
const HEAD = Buffer.from('berea-secrets-1\n');
const [SALT, NONCE, TAG] = [16, 12, 16];
const LEAST_LETTERS = 12;
/** 128 MB and half a second for each try of a passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 ** 2 };

/** @throws StartupError when the file cannot be read, or holds too little */
export function readPassphrase(file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`The file of the passphrase, ${file}, cannot be read (${error.code}).`);
  }
  if (text.length >= LEAST_LETTERS) return text.normalize('NFC');
  throw new StartupError(`The passphrase in ${file} is too short: take ${LEAST_LETTERS} letters or more.`);
}

/** @returns {{ name: string, size: number, sha256: string }} */
export function sealSecrets(folder, secrets, passphrase) {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), nonce).setAAD(HEAD);
  const sealed = [cipher.update(JSON.stringify(secrets)), cipher.final(), cipher.getAuthTag()];
  return { name: FILE, ...writeNew(path.join(folder, FILE), [HEAD, salt, nonce, ...sealed]) };
}

/**
 * @returns the secrets of a backup
 * @throws StartupError when the passphrase is another one
 */
export function openSecrets(folder, passphrase) {
  const bytes = fs.readFileSync(path.join(folder, FILE)).subarray(HEAD.length);
  const key = scryptSync(passphrase, bytes.subarray(0, SALT), 32, COST);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(SALT, SALT + NONCE))
    .setAAD(HEAD)
    .setAuthTag(bytes.subarray(-TAG));
  try {
    return JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(SALT + NONCE, -TAG)), decipher.final()]).toString(),
    );
  } catch {
    throw new StartupError(`The passphrase does not open the secrets in ${folder}.`);
  }
}
