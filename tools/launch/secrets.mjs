import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.mjs';

const MAKERS = {
  databasePassword: () => randomBytes(24).toString('base64url'),
  authInstanceKey: () => randomBytes(32).toString('hex'),
  anonKey: () => `sb_publishable_${randomBytes(16).toString('base64url')}`,
};

/**
 * The secrets of this installation, made at the first start and kept: no installation shares one with another.
 * @param {string} dataFolder must exist
 * @returns {{ databasePassword: string, authInstanceKey: string, anonKey: string }}
 * @throws StartupError when the file is damaged: new secrets would lock the old data away
 */
export function ensureSecrets(dataFolder) {
  const file = path.join(dataFolder, 'secrets.json');
  const kept = fs.existsSync(file) ? parse(file) : {};
  const secrets = Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, kept[name] ?? make()]));
  if (Object.keys(MAKERS).some((name) => !kept[name])) write(file, secrets);
  fs.chmodSync(file, 0o600);
  return secrets;
}

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
