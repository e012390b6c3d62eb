import path from 'node:path';
import { rspack } from '@rspack/core';
import { outputOf, tsConfig } from './paths.mjs';

/**
 * Build of a Nest service: one ES module per entry, our own libraries bundled, every package external.
 * Decorator metadata is emitted, since Nest injects by it.
 * @param {string} dir the project's folder
 * @param {{ [entry: string]: string }} [entries] further entries beside `main`
 * @param {{ [name: string]: unknown }} [constants] values that the build writes into the code in place of their names
 */
export const service = (dir, entries = {}, constants = {}) => ({
  context: dir,
  target: 'node20',
  entry: { main: './src/main.ts', ...entries },
  devtool: 'source-map',
  output: {
    path: outputOf(dir),
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
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
      // What a service does not use of our libraries is not part of it, nor are the packages that only that would need.
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
