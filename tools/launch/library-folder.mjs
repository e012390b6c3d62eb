import path from 'node:path';

const set = (value) => (value?.trim() ? value : undefined);

/**
 * Where the library lies: `BEREA_LIBRARY_DIR`, else `library` in the data folder.
 * @param {string} root folder of the clone, which relative paths start from
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string} absolute
 */
export const libraryFolder = (root, environment = process.env) =>
  path.resolve(
    root,
    set(environment.BEREA_LIBRARY_DIR) ?? path.join(set(environment.BEREA_DATA_DIR) ?? '.data', 'library'),
  );
