import path from 'node:path';
import { rspack } from '@rspack/core';
import { mapsOfBoth, outside, packagesInOneFile } from './bundled-packages.mjs';
import { outputOf, tsConfig } from './paths.mjs';

/**
 * Build of a Nest service: one ES module per entry, our own libraries bundled.
 * The service itself has its packages in `packages.mjs` beside it: to find, read and compile some 1,500 files one by one is
 * half of what a start takes of the processor. To the programs that run now and then, or several in one process, every
 * package is external.
 * @param {string} dir the project's folder
 * @param {{ [entry: string]: string }} [programs] further entries beside `main`
 * @param {{ [name: string]: unknown }} [constants] values that the build writes into the code in place of their names
 * @param {{ [file: string]: string }} [files] texts that the build writes beside `main.mjs`, by name
 */
export const service = (dir, programs = {}, constants = {}, files = {}) => {
  const shared = common(dir, constants);
  const main = {
    ...shared,
    name: 'main',
    entry: { main: './src/main.ts' },
    externals: [outside],
    optimization: packagesInOneFile,
    devtool: false,
    plugins: [...shared.plugins, ...mapsOfBoth(), writes(files)],
    // The folder of the built file.
    node: { __dirname: 'node-module', __filename: 'node-module' },
    // Packages that load whatever they are told to.
    ignoreWarnings: [/Critical dependency: the request of a dependency is an expression/],
  };
  if (!Object.keys(programs).length) return [cleared(main)];
  return [programsOf(dir, programs, constants), { ...main, dependencies: ['programs'] }];
};

/** Build of programs whose packages are external, alone. */
export const programsOf = (dir, entry, constants = {}) =>
  cleared({ ...common(dir, constants), name: 'programs', entry });

/** A plugin that writes texts beside the built files. */
const writes = (files) => ({
  apply({ hooks }) {
    hooks.thisCompilation.tap('texts beside the build', (compilation) =>
      compilation.hooks.processAssets.tap('texts beside the build', () => {
        for (const [name, text] of Object.entries(files))
          compilation.emitAsset(name, new rspack.sources.RawSource(text));
      }),
    );
  },
});

/** The first to be written clears the folder. */
const cleared = (config) => ({ ...config, output: { ...config.output, clean: true } });

/** Decorator metadata is emitted, since Nest injects by it. */
const common = (dir, constants) => ({
  context: dir,
  target: 'node20',
  devtool: 'source-map',
  output: {
    path: outputOf(dir),
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
  },
  externalsType: 'module',
  externals: [
    ({ request }, done) =>
      /^(?:\.|@berea\/)/.test(request) || path.isAbsolute(request) ? done() : done(null, request),
  ],
  resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] }, tsConfig },
  module: {
    // `import.meta.url` stays the address of the built file; the bundler would write this machine's path into it.
    parser: { javascript: { importMeta: false } },
    rules: [
      // Parts of our libraries that a service does not use are left out of it, with the packages that only they would
      // need.
      { test: /[\\/]libs[\\/].*\.ts$/, sideEffects: false },
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            target: 'es2022',
            keepClassNames: true,
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          },
        },
      },
    ],
  },
  plugins: [
    new rspack.DefinePlugin(
      Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    ),
  ],
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  node: { __dirname: false, __filename: false },
});
