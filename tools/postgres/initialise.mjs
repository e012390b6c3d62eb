import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Makes an empty database cluster in `<base>/data`, whole or not at all.
 * @param {{ initdb: string, version: string, base: string, user: string, password: string, account: { uid?: number, gid?: number }, options: object }} parts
 *   `options` are those of `execFile`
 */
export async function initialise({ initdb, version, base, user, password, account, options }) {
  const data = path.join(base, 'data');
  // An interrupted first start leaves half a folder behind, in which initdb refuses to work.
  const unfinished = `${data}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.rmSync(data, { recursive: true, force: true });
  const secret = path.join(base, `.password-${randomUUID()}`);
  fs.writeFileSync(secret, password, { mode: 0o600 });
  if (account.uid !== undefined) fs.chownSync(secret, account.uid, account.gid);
  const flags = ['-E', 'UTF8', ...localeOf(version), '--no-sync'];
  try {
    await run(initdb, ['-D', unfinished, '-U', user, '-A', 'scram-sha-256', `--pwfile=${secret}`, ...flags], options);
    fs.renameSync(unfinished, data);
  } catch (error) {
    const said = String(error.stderr || error.message).trim();
    const reason = said.split('\n').find((line) => /error|FATAL|No space/i.test(line)) ?? said.split('\n').pop();
    throw new Error(`Postgres could not make its data folder in ${base}: ${reason}`, { cause: error });
  } finally {
    fs.rmSync(secret, { force: true });
  }
}

/** Unicode's own order and letters; before version 17, Postgres takes them from the system. */
const localeOf = (version) =>
  parseInt(version, 10) >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
