import { libraryFolder } from '@berea/text-packs';
import { acquireSources } from './acquire/acquire-sources.js';
import { wantedSources } from './acquire/wanted-sources.js';
import { availableSources } from './sources/available-sources.js';
import { changeShelf } from './shelf/change-shelf.js';
import { BusyShelf, oneChange } from './shelf/one-change.js';
import { buildLibrary, describeLibrary, isBuilt } from './build/build-library.js';

/** The exit code of `--check` when there is something to do. */
export const UNFINISHED = 3;

/** The exit code of a change while another one is under way. */
export const BUSY = 4;

/**
 * The program behind `npm run library`: fetches the missing sources and builds the works that changed. It sets the
 * exit code of the process: 1 when the library could not be built, 3 when `--check` finds something to do, 4 while another change is under way.
 * `BEREA_LIBRARY_DIR` is the folder of the library; `BEREA_SWORD_PATH` names folders of further SWORD modules.
 * @param args of the command line; with `--check` it only looks, with other words it lists or changes the shelf
 */
export async function runLibraryBuilder(args: readonly string[]): Promise<void> {
  const folder = libraryFolder();
  const swordPath = process.env['BEREA_SWORD_PATH'];
  const log = (text: string) => console.log(text);
  try {
    // A server that runs this program waits for the word that it has begun.
    const asking = { by: process.env['BEREA_OPERATOR'] ?? '', onBegin: () => void process.send?.('begun') };
    if (args.length && !args.includes('--check')) await changeShelf(args, { folder, swordPath, log, ...asking });
    else if (!args.includes('--check')) {
      await oneChange(folder, { action: 'build', work: '', by: '' }, log, (say) => build(folder, swordPath, say));
    } else if (!isWhole(folder, swordPath)) process.exitCode = UNFINISHED;
  } catch (error) {
    const failed =
      args.length && !args.includes('--check')
        ? `library ${args[0]} failed`
        : `building the library in ${folder} failed`;
    log(`${failed}: ${(error as Error).message}`);
    process.exitCode = error instanceof BusyShelf ? BUSY : 1;
  }
}

function isWhole(folder: string, swordPath: string | undefined): boolean {
  const wanted = wantedSources(folder, swordPath);
  if (Object.values(wanted).some(({ length }) => length)) return false;
  return isBuilt(
    folder,
    availableSources(folder, swordPath, () => undefined),
  );
}

async function build(folder: string, swordPath: string | undefined, log: (text: string) => void): Promise<void> {
  const problems = await acquireSources({ folder, swordPath, log });
  const manifest = buildLibrary(folder, availableSources(folder, swordPath, log), log);
  for (const line of [...describeLibrary(manifest, process.uptime()), ...problems]) log(line);
}
