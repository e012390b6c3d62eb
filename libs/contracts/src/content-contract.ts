import { adminContract } from './admin.js';
import { bookmarksContract } from './bookmarks.js';
import { exportContentRoute } from './exports.js';
import { importContentContract } from './imports.js';
import { highlightsContract } from './highlights.js';
import { libraryContract } from './library.js';
import { notesContract } from './notes.js';
import { profileContract } from './profile.js';
import { readingContract } from './reading.js';
import { reportsContract } from './reports.js';
import { sermonFilesContract } from './sermon-files.js';
import { sermonLinksContract, sharedContract } from './sermon-links.js';
import { sermonsContract } from './sermons.js';
import { tokensContract } from './tokens.js';

export * from './notes.js';
export * from './sermons.js';

/** The lists of a user. `npm run generate:resource` makes a new one. */
export const listContracts = {
  notes: notesContract,
  sermons: sermonsContract,
};

/** The contract of services/content. */
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
  reports: reportsContract,
  tokens: tokensContract,
  admin: adminContract,
  exportContent: { read: exportContentRoute },
  importContent: importContentContract,
};
