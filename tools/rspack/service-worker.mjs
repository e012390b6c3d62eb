import path from 'node:path';
import { emitScripts } from './own-scripts.mjs';

/**
 * A service worker beside the page, under a name that stays: a browser asks by that name whether there is a newer one.
 * @param {string} file relative to the project
 */
export const serviceWorker = (file) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    emitScripts(compiler, [{ name: `${path.basename(file, '.ts')}.js`, file }]);
  },
});
