import type { ListResource } from './lists/list-resource.js';
import { notes } from './notes/notes.js';
import { sermons } from './sermons/sermons.js';

/** What users keep as lists. Table and routes of each are in the service once it stands here. */
export const RESOURCES: readonly ListResource[] = [notes, sermons];
