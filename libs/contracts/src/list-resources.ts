import { notesContract } from './notes.js';
import { sermonsContract } from './sermons.js';

export * from './notes.js';
export * from './sermons.js';

/** What a user keeps as lists. A further one is made by `npm run generate:resource`. */
export const listContracts = {
  notes: notesContract,
  sermons: sermonsContract,
};
