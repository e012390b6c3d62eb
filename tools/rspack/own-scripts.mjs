import { createHash } from 'node:crypto';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { bundleScript } from './bundle.mjs';

/**
 * Has a build emit scripts that are bundled apart from it: each whole by itself, without its modules.
 * @param {import('@rspack/core').Compiler} compiler
 * @param {{ name: string, file: string }[]} scripts `file`: relative to the project; `name`: of the asset, in which
 *   `[hash]` becomes ten digits of its content's
 * @param {Record<string, unknown>} [values] what the build writes in place of names
 * @returns {() => string[]} the names of the assets, in the order of the scripts, once they are bundled
 */
export function emitScripts(compiler, scripts, values = {}) {
  let bundled;
  compiler.hooks.beforeCompile.tapPromise('berea', async () => {
    bundled = await Promise.all(
      scripts.map(async ({ name, file }) => {
        const { code, files } = await bundleScript(path.join(compiler.context, file), values);
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        return { name: name.replace('[hash]', hash), code, files };
      }),
    );
  });
  compiler.hooks.thisCompilation.tap('berea', (compilation) => {
    for (const file of bundled.flatMap(({ files }) => files)) compilation.fileDependencies.add(file);
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'berea', stage }, () => {
      for (const { name, code } of bundled)
        compilation.emitAsset(name, new rspack.sources.RawSource(code), { minimized: true });
    });
  });
  return () => bundled.map(({ name }) => name);
}
