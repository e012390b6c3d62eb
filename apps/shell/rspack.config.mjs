import { host } from '../../tools/rspack/web.mjs';

export default host({ name: 'shell', dir: import.meta.dirname });
