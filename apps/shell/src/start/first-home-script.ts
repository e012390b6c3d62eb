import { askHome } from './ask-home.js';
import { askFirst } from './first-reads.js';

// A script of its own, which `first-script.ts` adds where somebody is signed in and at home.
askFirst(askHome);
