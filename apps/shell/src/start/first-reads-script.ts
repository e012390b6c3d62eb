import { askPlace } from './ask-bible.js';
import { askFirst } from './first-reads.js';

// A script of its own, which `first-script.ts` adds where somebody is signed in, at any address but home.
askFirst(askPlace);
