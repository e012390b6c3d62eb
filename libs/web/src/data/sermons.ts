import type { Sermon, SermonDraft } from '@berea/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { useListCache } from './use-list-cache.js';
import { useRetryKey } from './use-retry-key.js';

/** All sermons of the user, newest first. */
export const useSermons = () => useQuery(useApi().sermons.list.queryOptions());

/** Creates a sermon out of what is on screen; answers the whole sermon. */
export function useSaveSermon() {
  const { sermons } = useApi();
  const list = useListCache<Sermon>(sermons.list.queryKey());
  const { keyFor, arrived } = useRetryKey('sermon');
  return useMutation({
    mutationFn: (draft: SermonDraft): Promise<Sermon> =>
      sermons.create.call(draft, { context: { idempotencyKey: keyFor(draft) } }),
    onSuccess: (saved) => {
      arrived();
      list.add(saved);
    },
  });
}

/** The form of a sermon and its way to the server. @param name of its draft; @param sermon the one that is edited */
export function useSermonForm(name: string, sermon?: Sermon): FormSaving<SermonDraft, Sermon> {
  const { sermons } = useApi();
  const client = useQueryClient();
  const list = useListCache<Sermon>(sermons.list.queryKey());
  return useFormSaving(name, sermon, {
    create: async (draft, idempotencyKey) =>
      list.add(await sermons.create.call(draft, { context: { idempotencyKey } })),
    update: async (id, draft, version) =>
      list.replace(await sermons.update.call({ id, ...draft }, { context: { version } })),
    find: async (id) =>
      (await client.fetchQuery({ ...sermons.list.queryOptions(), staleTime: 0 })).find((each) => each.id === id),
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
