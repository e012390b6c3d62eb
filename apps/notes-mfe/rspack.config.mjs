import { remote } from '../../tools/rspack/web.mjs';

export default remote({ name: 'notes', dir: import.meta.dirname });
