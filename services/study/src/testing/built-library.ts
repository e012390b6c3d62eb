import { describe } from '@jest/globals';
import { readManifest } from '../import/library/manifest.js';
import { libraryFolder } from '../import/library-folder.js';

/** Whether the works that Berea builds are there; offline, where the sources cannot be had, they may be missing. */
export const libraryIsBuilt = (): boolean =>
  Boolean(readManifest(libraryFolder())?.works.some(({ id, installed }) => id === 'commentary-mhcc' && installed));

/**
 * Tests of what only the real library shows. Without one they are skipped, with a word that says so; on CI, which always
 * builds it, they run and fail.
 */
export const describeWithLibrary = (name: string, tests: () => void): void => {
  if (libraryIsBuilt() || process.env['CI']) return describe(name, tests);
  describe.skip(`${name} (the library is not built; run: npm run library)`, tests);
};
