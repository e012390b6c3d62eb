import { bookmarksContract } from './bookmarks.js';
import { highlightsContract } from './highlights.js';
import { libraryContract } from './library.js';
import { listContracts } from './list-resources.js';
import { profileContract } from './profile.js';
import { readingContract } from './reading.js';
import { sermonFilesContract } from './sermon-files.js';
import { sermonLinksContract, sharedContract } from './sermon-links.js';

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
