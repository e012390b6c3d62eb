import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mayReach } from './account.mjs';

/**
 * Where Postgres keeps its files: `wanted`, or, when the account that runs it cannot get there (a clone under /root),
 * a folder below /var/tmp named by user and by a hash of the wanted place, so that two clones never share one.
 * @returns {{ base: string, moved: boolean }} `base` exists and belongs to the account
 */
export function dataFolder(wanted, account) {
  fs.mkdirSync(wanted, { recursive: true });
  if (mayReach(wanted, account)) {
    if (account.uid !== undefined) fs.chownSync(wanted, account.uid, account.gid);
    fs.chmodSync(wanted, 0o700);
    return { base: wanted, moved: false };
  }
  const hash = createHash('sha256').update(fs.realpathSync(wanted)).digest('hex').slice(0, 16);
  const base = path.join('/var/tmp', `berea-${os.userInfo().uid}-${hash}`);
  fs.mkdirSync(base, { recursive: true, mode: 0o700 });
  const stat = fs.lstatSync(base);
  if (!stat.isDirectory() || ![process.getuid(), account.uid].includes(stat.uid)) {
    throw new Error(`${base} belongs to someone else. Remove it, or set BEREA_DATA_DIR to another folder.`);
  }
  fs.chownSync(base, account.uid, account.gid);
  fs.chmodSync(base, 0o700);
  return { base, moved: true };
}
