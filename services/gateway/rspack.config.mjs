import { readManifests } from '../../tools/remotes/manifests.mjs';
import { service } from '../../tools/rspack/service.mjs';

export default service(import.meta.dirname, {}, { REMOTE_MANIFESTS: readManifests() });
