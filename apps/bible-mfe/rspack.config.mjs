import { remote } from '../../tools/rspack/web.mjs';

export default remote(import.meta.dirname);
