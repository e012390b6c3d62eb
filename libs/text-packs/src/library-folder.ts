import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from './packs.js';

const FILE = 'manifest.json';

/** The folder of the library: `BEREA_LIBRARY_DIR`, or `library` in the data folder of a clone. Absolute. */
export const libraryFolder = (): string =>
  path.resolve(process.env['BEREA_LIBRARY_DIR'] || path.join(process.env['BEREA_DATA_DIR'] || '.data', 'library'));

/** The file that says what the library in `folder` holds. */
export const manifestFile = (folder: string): string => path.join(folder, FILE);

/** The manifest of the library in `folder`; null if there is no readable one, which a new build repairs. */
export function readManifest(folder: string): Manifest | null {
  try {
    const manifest = JSON.parse(fs.readFileSync(manifestFile(folder), 'utf8')) as Manifest;
    return manifest.format === 1 && Array.isArray(manifest.works) ? manifest : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the manifest in one step: a reader sees the old one or the new one.
 * @param temporary a folder on the same disk, for the file while it is written
 */
export function writeManifest(folder: string, temporary: string, manifest: Manifest): void {
  const file = path.join(temporary, FILE);
  fs.writeFileSync(file, JSON.stringify(manifest, null, 1));
  fs.renameSync(file, manifestFile(folder));
}
