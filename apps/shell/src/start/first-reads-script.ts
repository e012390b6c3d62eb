import { askFirst } from '@berea/web/first-paint';

// A script of its own, which `first-script.ts` adds where somebody is signed in and the remote paints nothing by itself.
askFirst((ask) => void ask('/api/user/profile'));
