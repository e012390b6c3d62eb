import { bookmarksContract } from './bookmarks.js';
import { chapterContract } from './chapter.js';
import { chatContract } from './chat.js';
import { verifyContract } from './citations.js';
import { highlightsContract } from './highlights.js';
import { libraryContract } from './library.js';
import { listContracts } from './list-resources.js';
import { profileContract } from './profile.js';
import { readingContract } from './reading.js';
import { referenceWorksContract } from './reference-works.js';
import { searchContract } from './search.js';
import { studyToolsContract } from './study-tools.js';
import { sermonFilesContract } from './sermon-files.js';
import { sermonLinksContract, sharedContract } from './sermon-links.js';
import { worksContract } from './works.js';

/** Reading and searching the installed texts. */
export const bibleContract = { ...searchContract, ...chapterContract };

/** What services/content implements. */
export const contentContract = {
  profile: profileContract,
  ...listContracts,
  sermonLinks: sermonLinksContract,
  sermonFiles: sermonFilesContract,
  shared: sharedContract,
  bookmarks: bookmarksContract,
  highlights: highlightsContract,
  reading: readingContract,
  library: libraryContract,
};

/** What services/study implements. */
export const studyContract = {
  bible: bibleContract,
  works: worksContract,
  reference: referenceWorksContract,
  tools: { ...studyToolsContract, ...verifyContract },
  chat: chatContract,
};

/** Every `/api` route of the product. The gateway routes by it, the browser calls by it, OpenAPI is made from it. */
export const contract = { ...contentContract, ...studyContract };
export type Contract = typeof contract;
