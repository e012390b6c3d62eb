import path from 'node:path';
import { outputOf } from '../../tools/rspack/paths.mjs';
import { service } from '../../tools/rspack/service.mjs';

// The library itself is bundled by the services. This builds the small service that start.spec.ts runs as a process.
const [config] = service(import.meta.dirname);

export default {
  ...config,
  entry: { main: './src/testing/tiny-service.ts' },
  output: { ...config.output, path: path.join(path.dirname(outputOf(import.meta.dirname)), 'tiny-service') },
};
