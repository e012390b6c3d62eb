import { dayOf, useApi, useSession } from '@berea/web';
import { useRead } from '@berea/web/host';
import { useQuery } from '@tanstack/react-query';

/** Read only while somebody is signed in. */
const useSignedIn = () => useSession().status === 'signed-in';

export const useProfile = () => useRead(useApi().profile.show.queryOptions({ enabled: useSignedIn() }));
export const useProfileStats = () =>
  useRead(useApi().profile.stats.queryOptions({ input: { date: dayOf() }, enabled: useSignedIn() }));

/** The account's use of its quotas: of notes and sermons, and of the chat. */
export function useUsage() {
  const api = useApi();
  const enabled = useSignedIn();
  return {
    writing: useQuery(api.profile.usage.queryOptions({ enabled, staleTime: 0 })),
    chat: useQuery(api.chat.usage.queryOptions({ enabled, staleTime: 0 })),
  };
}
