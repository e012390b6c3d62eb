import type { Note, NoteDraft } from '@berea/contracts';
import { listHooks } from './list-hooks.js';

export const {
  useAll: useNotes,
  useWhole: useWholeNote,
  useFound: useFoundNotes,
  useSave: useSaveNote,
  useForm: useNoteForm,
  useDelete: useDeleteNote,
} = listHooks<NoteDraft, Note>('note', (api) => api.notes);
