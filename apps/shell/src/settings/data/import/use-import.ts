import { useApi, useSession } from '@berea/web';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { importJob } from './import-job.js';

/** The import of the signed-in person: its state, and what begins and ends it. */
export function useImport() {
  const api = useApi();
  const { user, auth } = useSession();
  const queries = useQueryClient();
  const userId = user?.id;
  const state = useSyncExternalStore(importJob.subscribe, () => importJob.stateFor(userId));
  const onWritten = () => void queries.invalidateQueries();
  const open = (file: File) => {
    if (!userId) return;
    // Whoever signs in next in this tab finds nothing of it.
    const { data } = auth.onAuthStateChange((event) => {
      if (event !== 'SIGNED_OUT') return;
      importJob.drop();
      data.subscription.unsubscribe();
    });
    importJob.open(file, { api, userId });
  };
  const write = () => userId && importJob.write({ api, userId, onWritten });
  return { state, open, write, stop: importJob.stop, drop: importJob.drop };
}
