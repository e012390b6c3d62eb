import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, {
  accounts: './src/accounts-of-operators.ts',
  migrate: './src/migrate.ts',
  'reset-factor': './src/reset-factor.ts',
  'rotate-keys': './src/rotate-keys.ts',
  'service-token': './src/service-token.ts',
});
