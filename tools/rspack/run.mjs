import { rspack } from '@rspack/core';

/**
 * Runs a build once.
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<import('@rspack/core').Stats>}
 * @throws what it failed with
 */
export const runBuild = (config) =>
  new Promise((resolve, reject) =>
    rspack(config).run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(stats),
    ),
  );
