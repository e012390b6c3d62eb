import { rspack } from '@rspack/core';

const COMMON_JS = /(@module-federation[\\/].*)\.cjs$/;
const asModule = (request) => request.replace(COMMON_JS, '$1.js');

/**
 * Federation's plugin names its runtime as CommonJS, which comes whole. Its packages hold the same as ES modules, of which
 * a build takes what it uses. All of its names are changed, or both would come.
 */
export const federationModules = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    // The plugin of federation has set them by then.
    compiler.hooks.afterPlugins.tap('berea', () => {
      const { alias } = compiler.options.resolve;
      for (const [name, target] of Object.entries(alias || {}))
        if (typeof target === 'string') alias[name] = COMMON_JS.test(target) ? asModule(target) : target;
    });
  },
};
