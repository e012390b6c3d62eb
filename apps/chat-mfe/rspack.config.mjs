import { remote } from '../../tools/rspack/web.mjs';

export default remote({ name: 'chat', dir: import.meta.dirname });
