import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { libraryFolder, libraryIsBuilt } from './library.mjs';
import { networkAnswers } from './network.mjs';
import { formatError } from './startup-error.mjs';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Builds what there is of the library while the product runs, and asks for the rest whenever the network is back, until
 * nothing is missing. Missing works are requested again after a wait that grows.
 * @param {{ root: string, log: (text: string) => void, signal: AbortSignal }} launch
 * @param {() => Promise<void>} build
 * @param {() => void} onNew called when there are works that were not there before
 * @param {{ answers?: () => Promise<boolean>, wait?: (ms: number) => Promise<unknown> }} [surroundings]
 */
export async function completeLibrary(launch, build, onNew, surroundings = {}) {
  const {
    answers = () => networkAnswers({ signal: launch.signal }),
    wait = (ms) => delay(ms, undefined, { signal: launch.signal, ref: false }),
  } = surroundings;
  try {
    for (let next = FIRST_WAIT_MS; ; next = Math.min(next * 2, LONGEST_WAIT_MS)) {
      const before = manifestIn(launch.root);
      await build();
      if (manifestIn(launch.root) !== before) onNew();
      if (await libraryIsBuilt(launch)) return;
      do await wait(next);
      while (!(await answers()));
    }
  } catch (error) {
    // No failure of the library ends what runs.
    if (!launch.signal.aborted) launch.log(formatError(error, 'completing the library failed'));
  }
}

/** Says which works there are. */
function manifestIn(root) {
  const file = path.join(libraryFolder(root), 'manifest.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
