import { remote } from '../../tools/rspack/web.mjs';

export default remote({ name: 'sermon', dir: import.meta.dirname });
