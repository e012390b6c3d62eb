import { chapterContract } from './chapter.js';
import { searchContract } from './search.js';

/** Reading and searching the installed texts. */
export const bibleContract = { ...searchContract, ...chapterContract };
