import type { Sermon, SermonDraft } from '@berea/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useListCache } from './use-list-cache.js';

/** All sermons of the user, newest first. */
export const useSermons = () => useQuery(useApi().sermons.list.queryOptions());

/** Creates a sermon, or replaces the one whose `id` is given; answers the whole sermon. */
export function useSaveSermon() {
  const { sermons } = useApi();
  const list = useListCache<Sermon>(sermons.list.queryKey());
  return useMutation({
    mutationFn: ({ id, ...draft }: SermonDraft & { id?: string }): Promise<Sermon> =>
      id ? sermons.update.call({ id, ...draft }) : sermons.create.call(draft),
    onSuccess: (saved, { id }) => (id ? list.replace(saved) : list.add(saved)),
  });
}

export function useDeleteSermon() {
  const { sermons } = useApi();
  const list = useListCache<Sermon>(sermons.list.queryKey());
  return useMutation({
    mutationFn: (id: string) => sermons.remove.call({ id }),
    onSuccess: (_nothing, id) => list.drop(id),
  });
}
