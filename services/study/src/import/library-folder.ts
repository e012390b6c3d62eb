import path from 'node:path';

/** Where the library is built: `BEREA_LIBRARY_DIR`, or `library` in the data folder of a clone. */
export const libraryFolder = (): string =>
  path.resolve(process.env['BEREA_LIBRARY_DIR'] || path.join(process.env['BEREA_DATA_DIR'] || '.data', 'library'));
