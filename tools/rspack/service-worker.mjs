import path from 'node:path';
import { rspack } from '@rspack/core';
import { bundleScript } from './bundle.mjs';

/**
 * A service worker beside the page, under a name that stays: a browser asks by that name whether there is a newer one.
 * @param {string} script relative to the project
 */
export const serviceWorker = (script) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    let bundled;
    compiler.hooks.beforeCompile.tapPromise('berea', async () => {
      bundled = await bundleScript(path.join(compiler.context, script));
    });
    compiler.hooks.thisCompilation.tap('berea', (compilation) => {
      for (const file of bundled.files) compilation.fileDependencies.add(file);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'berea', stage }, () => {
        const name = `${path.basename(script, '.ts')}.js`;
        compilation.emitAsset(name, new rspack.sources.RawSource(bundled.code), { minimized: true });
      });
    });
  },
});
