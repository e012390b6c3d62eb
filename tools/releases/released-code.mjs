import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../launch/temporary.mjs';
import { SERVICES } from '../launch/build.mjs';
import { root } from '../rspack/paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 });

/** The commit in which a release was recorded, and so its code. @throws Error where the history does not reach as far */
export function commitOf(version) {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `docs/releases/${version}/versions.json`).trim();
  if (!added) throw new Error(`This clone has no history of release ${version}. Fetch it: git fetch --unshallow`);
  return added.split('\n').at(-1);
}

/**
 * The services of a release, built from its sources with the packages of today, in a folder that is laid out like the
 * workspace: what starts a product starts this one. The caller removes it.
 */
export function buildRelease(version) {
  const folder = fs.realpathSync(temporaryFolder());
  const archive = path.join(folder, 'sources.tar');
  git('archive', '--output', archive, commitOf(version));
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of SERVICES) {
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build', '--mode', 'production'],
      { cwd: path.join(folder, 'services', name), stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 << 20 },
    );
  }
  return folder;
}
