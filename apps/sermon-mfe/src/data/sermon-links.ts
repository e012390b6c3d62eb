import { useApi, newId, useRefresh } from '@berea/web';
import type { NewSermonLink, SermonLink, SharedSermon } from '@berea/contracts';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';

/**
 * The read-only links of a sermon, newest first, fetched each time they are shown: another device may have made one.
 */
export function useSermonLinks(id: string): UseQueryResult<SermonLink[]> {
  const { sermonLinks } = useApi();
  return useQuery({ ...sermonLinks.list.queryOptions({ input: { id } }), staleTime: 0, gcTime: 0 });
}

/** Makes a link to a sermon. Its token is answered this once: the server keeps none. */
export function useMakeSermonLink(id: string) {
  const { sermonLinks } = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (label: string): Promise<NewSermonLink> => sermonLinks.make.call({ id, link: newId(), label }),
    onSuccess: () => refresh(sermonLinks.list.key()),
  });
}

/** Revokes a link: it leads to nothing from then on. */
export function useRevokeSermonLink(id: string) {
  const { sermonLinks } = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (link: string) => sermonLinks.revoke.call({ id, link }),
    onSuccess: () => refresh(sermonLinks.list.key()),
  });
}

/** The sermon that a link leads to; for all who have the link, signed in or not. */
export function useSharedSermon(token: string): UseQueryResult<SharedSermon> {
  const { shared } = useApi();
  return useQuery({ ...shared.open.queryOptions({ input: { token } }), gcTime: 0 });
}
