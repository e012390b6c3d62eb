import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, { migrate: './src/migrate.ts' });
