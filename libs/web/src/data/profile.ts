import type { PreferencesPatch } from '@berea/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useRead, useRefresh } from '../api/use-read.js';
import { useConfig } from '../config/runtime-config.js';
import { useSession } from '../session/session-context.js';

/** Profile and preference reads run only while somebody is signed in. */
const useSignedIn = () => useSession().status === 'signed-in';

export const usePreferences = () => useRead(useApi().profile.preferences.queryOptions({ enabled: useSignedIn() }));
/** Whether the account or the whole server has Scholar switched off: what leads to it is left out then. */
export function useScholarIsOff(): boolean {
  const { assistant } = useConfig();
  // Asked by parts of pages: one that comes must not have a page that goes on without preferences wait for them again.
  const preferences = useRead(
    useApi().profile.preferences.queryOptions({ enabled: useSignedIn(), retryOnMount: false }),
  );
  return assistant === 'off' || preferences.data?.assistant === 'off';
}
const CHANGE = 'change-preferences';

/** Changes some preferences: at once on screen, put back when the server refuses. */
export function useUpdatePreferences() {
  const api = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  const key = api.profile.preferences.queryKey();
  return useMutation({
    mutationKey: [CHANGE],
    // One after the other, as they were pressed.
    scope: { id: CHANGE },
    mutationFn: (patch: PreferencesPatch) => api.profile.updatePreferences.call(patch),
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, (current) => current && { ...current, ...(patch as Partial<typeof current>) });
      return { before };
    },
    onError: (_error, _patch, context) => client.setQueryData(key, context?.before),
    onSuccess: (saved, { assistant }) => {
      // An answer must not take back on screen what was pressed after it was asked for.
      // An older server answers a part of the preferences, or nothing.
      if (client.isMutating({ mutationKey: [CHANGE] }) === 1)
        client.setQueryData(key, (current) => current && { ...current, ...saved });
      refresh(
        ...[api.notes.list, api.sermons.list, api.bookmarks.list, api.works.library, api.library.reading].map((list) =>
          list.key(),
        ),
      );
      if (assistant !== undefined) refresh(api.chat.status.key());
    },
  });
}
