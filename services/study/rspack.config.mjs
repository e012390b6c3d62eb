import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, {
  migrate: './src/migrate.ts',
  'build-library': './src/build-library.ts',
  'compute-cross-references': './src/compute-cross-references.ts',
  'train-care-model': './src/train-care-model.ts',
  'derive-modern-words': './src/derive-modern-words.ts',
});
