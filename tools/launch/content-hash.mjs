import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * One hash over the paths and contents of files, whatever their dates: a checkout sets dates anew.
 * @param {string} root
 * @param {string[]} entries files and folders below `root`; missing ones count as empty
 * @param {(relative: string) => boolean} skip whether a file or folder does not matter
 * @returns {string} hexadecimal
 */
export function contentHash(root, entries, skip) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesIn(root, entry, skip)).sort()) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * All files of a folder, or the file itself, as paths relative to `root`.
 * @param {(relative: string) => boolean} [skip]
 */
export function filesIn(root, entry, skip = () => false) {
  if (skip(entry)) return [];
  const stat = fs.statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.isFile() ? [entry] : [];
  return fs.readdirSync(path.join(root, entry)).flatMap((name) => filesIn(root, path.join(entry, name), skip));
}
