import { acquireSources } from './import/acquire/acquire-sources.js';
import { wantedSources } from './import/acquire/wanted-sources.js';
import { availableSources } from './import/library/available-sources.js';
import { buildLibrary, isBuilt } from './import/library/build-library.js';
import { describeLibrary } from './import/library/describe-library.js';
import { libraryFolder } from './import/library-folder.js';

/** The answer to `--check` when there is something to do. */
const UNFINISHED = 3;

const folder = libraryFolder();
const swordPath = process.env['BEREA_SWORD_PATH'];
const say = (text: string) => console.log(text);

function isWhole(): boolean {
  const { modules, packages } = wantedSources(folder, swordPath);
  if (modules.length || packages.length) return false;
  return isBuilt(
    folder,
    availableSources(folder, swordPath, () => undefined),
  );
}

async function build(): Promise<void> {
  const problems = await acquireSources({ folder, swordPath, say });
  const manifest = buildLibrary(folder, availableSources(folder, swordPath, say), say);
  for (const line of [...describeLibrary(manifest, process.uptime()), ...problems]) say(line);
}

try {
  if (!process.argv.includes('--check')) await build();
  else if (!isWhole()) process.exitCode = UNFINISHED;
} catch (error) {
  say(`The library in ${folder} could not be built: ${(error as Error).message}`);
  process.exitCode = 1;
}
