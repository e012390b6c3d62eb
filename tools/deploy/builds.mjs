import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Name of a build: the version and the first letters of a hash over all files, so that equal content has equal names.
 * @param {string} folder of the built remote
 * @param {string} version of the product that it was built from
 */
export function buildName(folder, version) {
  const hash = createHash('sha256');
  for (const file of filesIn(folder))
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(folder, file)))
      .update('\0');
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** All files below a folder, relative to it, in order. */
export const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Copies a build under its name beside the others, whole or not at all; one that is there already stays as it is. */
export function placeBuild(from, folder) {
  if (fs.existsSync(folder)) return;
  const part = `${folder}.part`;
  fs.rmSync(part, { recursive: true, force: true });
  fs.cpSync(from, part, { recursive: true, filter: (file) => !file.endsWith('.map') });
  fs.renameSync(part, folder);
}

/** Writes a file so that readers see the old or the new one, never half of it. */
export function replaceFile(file, text) {
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}
