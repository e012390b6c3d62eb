import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, {
  migrate: './src/migrate.ts',
  // Lies beside the program that runs it in a thread, here as among the sources.
  'file-worker': './src/sermons/files/file-worker.mjs',
});
