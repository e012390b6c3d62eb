import path from 'node:path';
import { build, isBuilt, sourceHash } from './build.mjs';
import { endGroup } from './command.mjs';
import { completeLibrary } from './library-later.mjs';
import { assertLibraryText, buildLibrary, changeLibrary, libraryIsBuilt } from './library.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { isAlive, processRecord, withLock } from './pid-file.mjs';

/**
 * Brings the clone to the state that its sources ask for: packages, library text, builds, library. Existing parts are
 * left alone, so that a second start takes no time and needs no right to write.
 * @param {{ root: string, log: (text: string) => void, signal?: AbortSignal }} launch
 * @param {string[]} projects to be built
 * @param {() => Promise<boolean>} [mayWait] whether to wait for missing parts of the library
 * @returns {Promise<{ libraryLater?: (onNew: () => void) => Promise<void> }>} the work left to do while the product
 *   runs
 */
export async function prepare(launch, projects, mayWait = async () => true) {
  const { root, log, signal } = launch;
  await prepareBuilds(launch, projects);
  if (!projects.includes('study')) return {};
  if (await libraryIsBuilt(launch)) {
    log('library is up to date');
    return {};
  }
  const complete = () =>
    alone(launch, async (onStart) => {
      if (!(await libraryIsBuilt(launch))) await buildLibrary({ root, log, signal, onStart });
    });
  if (await mayWait()) {
    await complete();
    return {};
  }
  log('the network is unavailable: Berea starts with the texts that there are, and keeps retrying the others');
  return { libraryLater: (onNew) => completeLibrary({ root, log, signal }, complete, onNew) };
}

/**
 * Lists, adds or removes a further work, while no start builds the library.
 * @param {string[]} args of the command line
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function changeShelf(launch, args) {
  await prepareBuilds(launch, ['study']);
  return alone(launch, (onStart) => changeLibrary({ ...launch, onStart }, args));
}

/**
 * Packages, library text and builds.
 * @param {{ root: string, log: (text: string) => void, signal?: AbortSignal }} launch
 * @param {string[]} projects to be built
 * @param {(text: string) => void} [tell] gets what was there already
 */
export async function prepareBuilds(launch, projects, tell = launch.log) {
  const { root, log, signal } = launch;
  if (!packagesAreInstalled(root)) {
    await alone(launch, async (onStart) => {
      if (packagesAreInstalled(root)) return;
      log('installing packages (this takes a minute or two, on the first start only)');
      await installPackages({ root, log, signal, onStart });
    });
  }
  tell('packages are installed');
  assertLibraryText(root);
  tell('library text is in place: King James Version, 31,102 verses');
  const hash = sourceHash(root);
  if (!isBuilt(root, projects, hash)) {
    await alone(launch, async (onStart) => {
      if (isBuilt(root, projects, hash)) return;
      log('building');
      await build({ root, log, signal, onStart }, projects, hash);
    });
  }
  tell('build is up to date');
}

/** Two starts of one clone must not install or build at once. */
function alone({ root, log, signal }, work) {
  const onWait = ({ pid }) => log(`another start (process ${pid}) is preparing this clone; waiting for it`);
  return withLock(path.join(root, '.nx', 'berea-start.lock'), { onWait, signal }, (lock) => {
    // A launcher that was killed leaves its npm or Nx behind, still writing.
    if (isAlive(lock.previous?.worker)) endGroup(lock.previous.worker.pid);
    return work((pid) => lock.update({ worker: processRecord(pid) }));
  });
}
