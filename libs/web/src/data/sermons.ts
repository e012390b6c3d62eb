import type { Sermon, SermonDraft, SermonOrder } from '@berea/contracts';
import { listHistoryHooks, type ListHistoryHooks } from './list-history-hooks.js';
import { listHooks, type ListHooks } from './list-hooks.js';

/** All hooks of the sermons: an app takes those that it needs. */
export const sermonHooks: ListHooks<SermonDraft, Sermon, SermonOrder> & ListHistoryHooks<Sermon> = {
  ...listHooks<SermonDraft, Sermon, SermonOrder>(
    'sermon',
    ['title', 'scripture', 'outline', 'notes'],
    (api) => api.sermons,
  ),
  ...listHistoryHooks<Sermon>((api) => api.sermons),
};
