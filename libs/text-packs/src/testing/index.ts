import { describe } from '@jest/globals';
import { libraryFolder, readManifest } from '../library-folder.js';

/** Whether the works that Berea builds are there. Offline, without the sources, they may be missing. */
const libraryIsBuilt = (): boolean =>
  Boolean(readManifest(libraryFolder())?.works.some(({ id, installed }) => id === 'commentary-mhcc' && installed));

/**
 * Tests that need the real library. Without it they are skipped, and their title says so. CI always builds it, so
 * there they run, and fail without it.
 */
export const describeWithLibrary = (name: string, tests: () => void): void => {
  if (libraryIsBuilt() || process.env['CI']) return describe(name, tests);
  describe.skip(`${name} (the library is not built; run: npm run library)`, tests);
};

/** How often another task had its turn in the event loop during `work`. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return turns;
}
