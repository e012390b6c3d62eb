import { host } from '../../tools/rspack/web.mjs';

export default host(import.meta.dirname);
