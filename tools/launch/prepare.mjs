import path from 'node:path';
import { build, isBuilt, sourceHash } from './build.mjs';
import { endGroup } from './command.mjs';
import { isAlive, noteOf } from './identity.mjs';
import { buildLibrary, libraryIsBuilt } from './library.mjs';
import { assertLibraryText } from './library-text.mjs';
import { withLock } from './lock.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

/**
 * Brings the clone to the state that its sources ask for: packages, library text, builds, library.
 * What is there already is left alone, so that a second start takes no time and needs no right to write.
 * @param {{ root: string, say: (text: string) => void, signal?: AbortSignal }} launch
 * @param {string[]} projects to be built
 */
export async function prepare(launch, projects) {
  const { root, say, signal } = launch;
  if (!packagesAreInstalled(root)) {
    await alone(launch, async (onStart) => {
      if (packagesAreInstalled(root)) return;
      say('installing packages (this takes a minute or two, on the first start only)');
      await installPackages({ root, say, signal, onStart });
    });
  }
  say('packages are installed');
  assertLibraryText(root);
  say('library text is in place: King James Version, 31,102 verses');
  const hash = sourceHash(root);
  if (!isBuilt(root, projects, hash)) {
    await alone(launch, async (onStart) => {
      if (isBuilt(root, projects, hash)) return;
      say('building');
      await build({ root, say, signal, onStart }, projects, hash);
    });
  }
  say('build is up to date');
  if (!projects.includes('study')) return;
  if (await libraryIsBuilt(launch)) return say('library is up to date');
  await alone(launch, async (onStart) => {
    if (!(await libraryIsBuilt(launch))) await buildLibrary({ root, say, signal, onStart });
  });
}

/** Two starts of one clone must not install or build at once. */
function alone({ root, say, signal }, work) {
  const onWait = ({ pid }) => say(`another start (process ${pid}) is preparing this clone; waiting for it`);
  return withLock(path.join(root, '.nx', 'berea-start.lock'), { onWait, signal }, (lock) => {
    // A launcher that was killed leaves its npm or Nx behind, still writing.
    if (isAlive(lock.previous?.worker)) endGroup(lock.previous.worker.pid);
    return work((pid) => lock.note({ worker: noteOf(pid) }));
  });
}
