import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, {
  migrate: './src/migrate.ts',
  role: './src/role.ts',
  'read-document': './src/read-document.ts',
  // They must be beside the program that runs them, in the build as in the sources.
  'file-worker': './src/sermons/files/file-worker.mjs',
  'picture-worker': './src/profile/picture-worker.mjs',
});
