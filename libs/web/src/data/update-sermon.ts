import type { Sermon, SermonDraft } from '@berea/contracts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useListCache } from './use-list-cache.js';

interface Update {
  /** Whole, in the version that the user sees. */
  readonly sermon: Sermon;
  readonly changes: Partial<SermonDraft>;
}

/** Changes some fields of a sermon and leaves the others as they are. A version that is another one by now is refused. */
export function useUpdateSermon() {
  const { sermons } = useApi();
  const cache = useListCache<Sermon>(sermons.list.queryKey());
  return useMutation({
    mutationFn: ({ sermon, changes }: Update): Promise<Sermon> => {
      const { id, version, title, scripture, outline, notes, draft } = sermon;
      const same = { title, scripture, outline, ...(notes && { notes }), ...(draft && { draft }) };
      return sermons.update.call({ id, ...same, ...changes }, { context: { version } });
    },
    onSuccess: (saved) => {
      cache.replace(saved);
    },
  });
}
