import { describe } from '@jest/globals';
import { libraryFolder, readManifest } from '../library-folder.js';

/** Whether the works that Berea builds are there; offline, where the sources cannot be had, they may be missing. */
const libraryIsBuilt = (): boolean =>
  Boolean(readManifest(libraryFolder())?.works.some(({ id, installed }) => id === 'commentary-mhcc' && installed));

/**
 * Tests that need the real library. Where it is not built they are skipped, and their title says so; in CI, which always
 * builds it, they run, and fail without it.
 */
export const describeWithLibrary = (name: string, tests: () => void): void => {
  if (libraryIsBuilt() || process.env['CI']) return describe(name, tests);
  describe.skip(`${name} (the library is not built; run: npm run library)`, tests);
};

/** How often another task had its turn in the event loop while `work` was under way. */
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
