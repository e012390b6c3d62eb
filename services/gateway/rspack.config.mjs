import { readManifests } from '../../tools/remotes/manifests.mjs';
import { importBundled } from '../../tools/rspack/bundle.mjs';
import { service } from '../../tools/rspack/service.mjs';

const { contractApi } = await importBundled('services/gateway', './src/routing/contract-routes.ts');
const { routes, openApi } = contractApi();

export default service(
  import.meta.dirname,
  {},
  { REMOTE_MANIFESTS: readManifests(), API_ROUTES: routes },
  { 'openapi.json': await openApi() },
);
