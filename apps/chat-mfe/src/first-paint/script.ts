import { askFirst } from '@berea/web/first-paint';
import { askHome } from './ask-home.js';

// `firstPaint` of remote.json: a script of its own, which the page adds where somebody is signed in.
askFirst(askHome);
