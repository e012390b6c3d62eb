import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const PIECE = 1024 ** 2;

/**
 * Copies a file. Only its owner may read the copy.
 * @param {{ uid?: number, gid?: number }} [account] that the copy belongs to
 * @returns {{ size: number, sha256: string }} of what was written
 */
export function copyFile(from, to, account = {}) {
  const source = fs.openSync(from, 'r');
  try {
    return writeNew(to, piecesOf(source), account);
  } finally {
    fs.closeSync(source);
  }
}

/** @param {Iterable<Uint8Array>} pieces */
export function writeNew(file, pieces, { uid, gid } = {}) {
  const target = fs.openSync(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for (const piece of pieces) {
      for (let at = 0; at < piece.length;) at += fs.writeSync(target, piece, at);
      hash.update(piece);
      size += piece.length;
    }
    if (uid !== undefined) fs.fchownSync(target, uid, gid);
  } finally {
    fs.closeSync(target);
  }
  return { size, sha256: hash.digest('hex') };
}

function* piecesOf(handle) {
  const buffer = Buffer.allocUnsafe(PIECE);
  for (let read; (read = fs.readSync(handle, buffer, 0, PIECE, null)) > 0;) yield buffer.subarray(0, read);
}

/** Makes folders that only their owner may enter. */
export function makeFolder(folder, { uid, gid } = {}) {
  if (!fs.mkdirSync(folder, { recursive: true, mode: 0o700 })) return;
  if (uid !== undefined) fs.chownSync(folder, uid, gid);
}

/**
 * Flushes files, and the names in folders, to the disk; many at once, since a disk then writes them together.
 * @param {string[]} places
 */
export async function flush(places) {
  const left = places.values();
  const one = async () => {
    for (const place of left) {
      const handle = await fs.promises.open(place, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, one));
}

/**
 * Everything below `root`, a folder before what is in it, by paths relative to it.
 * @param {(relative: string) => boolean} [passes] whether it is looked at
 * @returns {Generator<{ name: string, folder: boolean }>}
 */
export function* walk(root, passes = () => true, below = '') {
  for (const entry of fs.readdirSync(path.join(root, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (!passes(name)) continue;
    if (entry.isDirectory()) {
      yield { name, folder: true };
      yield* walk(root, passes, name);
    } else if (entry.isFile()) yield { name, folder: false };
  }
}

/** Bytes of the files below `root`; files may go while they are counted. */
export function sizeOf(root) {
  let size = 0;
  for (const { name, folder } of walk(root))
    if (!folder) size += fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.size ?? 0;
  return size;
}
