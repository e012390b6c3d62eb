import fs from 'node:fs';
import path from 'node:path';

/**
 * The account that Postgres runs as: our own, or an unprivileged existing one when we are root (Postgres refuses root).
 * As root, files that an ordinary user's Postgres made stay that user's.
 * @param {string} [data] where a data folder may already be
 * @returns {{ uid?: number, gid?: number }} empty when no change of account is needed
 */
export function postgresAccount(data) {
  if (process.getuid?.() !== 0) return {};
  const owner = data && fs.statSync(data, { throwIfNoEntry: false });
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'Postgres cannot run as root, and neither the account postgres nor nobody exists. Start Berea as an ordinary user.',
  );
}

/** Whether `account` may enter every folder down to `target` (which must exist). */
export function mayReach(target, { uid, gid }) {
  if (uid === undefined) return true;
  for (let dir = path.resolve(target); ; dir = path.dirname(dir)) {
    const stat = fs.statSync(dir);
    const enter = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if (stat.isDirectory() && !(stat.mode & enter)) return false;
    if (dir === path.dirname(dir)) return true;
  }
}
