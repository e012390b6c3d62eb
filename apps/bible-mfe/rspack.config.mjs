import { remote } from '../../tools/rspack/web.mjs';

export default remote({ name: 'bible', dir: import.meta.dirname });
