import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, {
  migrate: './src/migrate.ts',
  // They lie beside the program that runs them, here as among the sources.
  'file-worker': './src/sermons/files/file-worker.mjs',
  'picture-worker': './src/profile/picture-worker.mjs',
});
