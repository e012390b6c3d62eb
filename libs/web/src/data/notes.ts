import type { Note, NoteDraft } from '@berea/contracts';
import { listHistoryHooks, type ListHistoryHooks } from './list-history-hooks.js';
import { listHooks, type ListHooks } from './list-hooks.js';

/** All hooks of the notes: an app takes those that it needs. */
export const noteHooks: ListHooks<NoteDraft, Note> & ListHistoryHooks<Note> = {
  ...listHooks<NoteDraft, Note>('note', ['title', 'content', 'scripture', 'tags'], (api) => api.notes),
  ...listHistoryHooks<Note>((api) => api.notes),
};
