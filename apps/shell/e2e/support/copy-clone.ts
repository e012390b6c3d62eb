import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './product.js';

/** Folders that a start neither reads nor may change in the clone itself. */
const LEFT_OUT = new Set(['node_modules', '.git', '.nx', '.data', '.reports', 'test-results']);

export interface Clone {
  readonly folder: string;
  remove(): void;
}

/** A copy of this clone whose sources a test may edit; the packages are the clone's own. */
export function copyClone(): Clone {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'berea-clone-')));
  for (const entry of readdirSync(root).filter((name) => !LEFT_OUT.has(name))) {
    cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
