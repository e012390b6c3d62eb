import { runLibraryBuilder } from '@berea/library-builder';

await runLibraryBuilder(process.argv.slice(2));
