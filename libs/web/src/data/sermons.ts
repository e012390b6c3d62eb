import type { Sermon, SermonDraft } from '@berea/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/client.js';
import { allPages } from './all-pages.js';
import { type FoundElsewhere, foundElsewhere, usePaused } from './found-elsewhere.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { orGone } from './or-gone.js';
import { useListCache } from './use-list-cache.js';
import { useRetryKey } from './use-retry-key.js';

/** All sermons of the user, newest first; long texts may be cut there (`truncated`). */
export function useSermons() {
  const { list } = useApi().sermons;
  return useQuery({
    ...list.queryOptions(),
    queryFn: (query): Promise<Sermon[]> =>
      allPages(query, (cursor, context) => list.call({ cursor }, { context, signal: query.signal })),
  });
}

/** Brings the whole of one whose texts are cut in the list; any other as it is. */
export function useWholeSermon(): (sermon: Sermon) => Promise<Sermon> {
  const { show } = useApi().sermons;
  return useCallback((sermon) => (sermon.truncated ? show.call({ id: sermon.id }) : Promise.resolve(sermon)), [show]);
}

/** What the words stand in, also where the list has only the beginning of a text: the ids, once the server has told them. */
export function useFoundSermons(words: string, sermons: readonly Sermon[] | undefined): FoundElsewhere {
  const { list } = useApi().sermons;
  const enabled = Boolean(words.trim() && sermons?.some(({ truncated }) => truncated));
  const search = usePaused(words.trim(), 300);
  const query = useQuery({
    ...list.queryOptions({ input: { search } }),
    queryFn: (query): Promise<Sermon[]> =>
      allPages(query, (cursor, context) => list.call({ search, cursor }, { context, signal: query.signal })),
    enabled: enabled && search !== '',
    staleTime: 0,
    gcTime: 0,
  });
  return foundElsewhere(query, enabled, search === words.trim());
}

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
  const list = useListCache<Sermon>(sermons.list.queryKey());
  // A cut text in an editor would be saved as if it were all.
  if (sermon?.truncated) throw new Error('A sermon is edited whole or not at all.');
  return useFormSaving(name, sermon, {
    create: async (draft, idempotencyKey) =>
      list.add(await sermons.create.call(draft, { context: { idempotencyKey } })),
    update: async (id, draft, version) =>
      list.replace(await sermons.update.call({ id, ...draft }, { context: { version } })),
    find: async (id) => {
      const newest = await orGone(sermons.show.call({ id }));
      if (newest) list.replace(newest);
      else list.drop(id);
      return newest;
    },
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
