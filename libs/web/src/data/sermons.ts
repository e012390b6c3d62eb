import type { Sermon, SermonDraft } from '@berea/contracts';
import { listHooks } from './list-hooks.js';

export const {
  useAll: useSermons,
  useWhole: useWholeSermon,
  useFound: useFoundSermons,
  useSave: useSaveSermon,
  useForm: useSermonForm,
  useDelete: useDeleteSermon,
} = listHooks<SermonDraft, Sermon>('sermon', (api) => api.sermons);
