import type { Sermon, SermonDraft } from '@berea/contracts';
import { listHistoryHooks, type ListHistoryHooks } from './list-history-hooks.js';
import { listHooks, type ListHooks } from './list-hooks.js';

/** All hooks of the sermons: an app takes those that it needs. */
export const sermonHooks: ListHooks<SermonDraft, Sermon> & ListHistoryHooks<Sermon> = {
  ...listHooks<SermonDraft, Sermon>('sermon', ['title', 'scripture', 'outline', 'notes'], (api) => api.sermons),
  ...listHistoryHooks<Sermon>((api) => api.sermons),
};
