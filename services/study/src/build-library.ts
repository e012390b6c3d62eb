import { runLibraryBuilder, UNFINISHED } from '@berea/library-builder';
import { libraryFolder } from '@berea/text-packs';
import { isIndexKept, keepIndex } from './retrieval/kept-index.js';
import { LibraryManifest } from './works/library-manifest.js';
import { Library } from './works/library.js';

const args = process.argv.slice(2);
await runLibraryBuilder(args);
const folder = libraryFolder();
// The index of all works is made here, once, and not at every start of the service.
if (
  !process.exitCode &&
  !isIndexKept({ folder, indexVersion: LibraryManifest.read(folder, () => undefined).indexVersion })
) {
  if (args.includes('--check')) process.exitCode = UNFINISHED;
  else {
    console.log('making the index of all works');
    const library = await Library.load(folder);
    await library.loaded;
    await keepIndex(library);
  }
}
