import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mayReach } from './account.mjs';

/**
 * Folder of Postgres' files: `wanted`, or, when the account that runs it cannot get there (a clone under /root), a
 * folder below /var/tmp named by user and by a hash of the wanted place, so that two clones never share one. Once
 * moved, the data stays where it is, also when the clone is renamed; a copy of the clone begins with an empty one.
 * @returns {{ base: string, moved: boolean }} `base` exists and belongs to the account
 */
export function dataFolder(wanted, account) {
  fs.mkdirSync(wanted, { recursive: true });
  const noted = readNote(wanted);
  if (!noted && mayReach(wanted, account)) {
    own(wanted, account);
    return { base: wanted, moved: false };
  }
  const base = noted ?? freshPlace(wanted);
  fs.mkdirSync(base, { recursive: true, mode: 0o700 });
  const stat = fs.lstatSync(base);
  if (!stat.isDirectory() || ![process.getuid(), account.uid].includes(stat.uid)) {
    throw new Error(`${base} belongs to someone else. Remove it, or set BEREA_DATA_DIR to another folder.`);
  }
  own(base, account);
  if (!noted) fs.writeFileSync(noteFile(wanted), JSON.stringify({ base, ...markOf(wanted) }), { mode: 0o600 });
  return { base, moved: true };
}

/** The folder with files that a copy did not take along, since they were elsewhere; null if none were. */
export function leftBehind(wanted) {
  if (!fs.existsSync(noteFile(wanted))) return null;
  const { base, ...mark } = JSON.parse(fs.readFileSync(noteFile(wanted), 'utf8'));
  return isMarkOf(mark, wanted) ? null : base;
}

/** Present folder of the files of the data folder `wanted`; only looks. */
export const currentPlace = (wanted) => (fs.existsSync(wanted) ? readNote(wanted) : null) ?? wanted;

const ASIDE = 'before-restore-';

/** A new name, beside the data in `base`, for what a restore takes out of its place: names are in the order of time. */
export const newAside = (base) => path.join(base, ASIDE + new Date().toISOString().replace(/[-:]/g, ''));

/** Where the last restore put what was there before; undefined if there is none. */
export function lastAside(base) {
  const last = (fs.existsSync(base) ? fs.readdirSync(base) : [])
    .filter((name) => name.startsWith(ASIDE) && fs.existsSync(path.join(base, name, 'data')))
    .sort()
    .at(-1);
  return last && path.join(base, last);
}

function own(folder, account) {
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  fs.chmodSync(folder, 0o700);
}

function freshPlace(wanted) {
  const { inode, born } = markOf(wanted);
  const hash = createHash('sha256')
    .update(`${fs.realpathSync(wanted)}\0${inode}\0${born}`)
    .digest('hex')
    .slice(0, 16);
  return path.join('/var/tmp', `berea-${os.userInfo().uid}-${hash}`);
}

const noteFile = (wanted) => path.join(wanted, 'location.json');

/**
 * Earlier target of the data; null when it never moved, or when this folder is a copy of the one that it belongs to.
 */
function readNote(wanted) {
  if (!fs.existsSync(noteFile(wanted))) return null;
  const { base, ...mark } = JSON.parse(fs.readFileSync(noteFile(wanted), 'utf8'));
  return isMarkOf(mark, wanted) && fs.existsSync(base) ? base : null;
}

/** Marks that a folder keeps when it is renamed and does not hand on to a copy. */
export function markOf(folder) {
  const { ino, birthtimeMs } = fs.statSync(folder);
  return { inode: ino, born: birthtimeMs };
}

/** Whether `mark` is of the folder that is there now. */
export function isMarkOf(mark, folder) {
  const { inode, born } = markOf(folder);
  return mark.inode === inode && mark.born === born;
}
