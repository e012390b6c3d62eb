import { DISTRESSES } from '../words/care-words.js';

/** What a sentence may be, in the order of the weights: nothing, or a distress. */
export const CLASSES = ['none', ...DISTRESSES] as const;
export const NONE = 0;
