import { useApi, useSession } from '@berea/web';
import { useSyncExternalStore } from 'react';
import { useOwnAuth } from '../../session/own-auth.js';
import { exportJob } from './export-job.js';

/** The archive of the signed-in person: its state, and what begins and ends it. */
export function useExport() {
  const api = useApi();
  const { user, auth } = useSession();
  const askAuth = useOwnAuth();
  const userId = user?.id;
  const state = useSyncExternalStore(exportJob.subscribe, () => exportJob.stateFor(userId));
  const start = () => {
    if (!userId) return;
    // Whoever signs in next in this tab finds nothing of it.
    const { data } = auth.onAuthStateChange((event) => {
      if (event !== 'SIGNED_OUT') return;
      exportJob.drop();
      data.subscription.unsubscribe();
    });
    // A hosted service has no such call; it tells the user with the session.
    const account = async () => (askAuth ? await askAuth<unknown>('GET', 'account/export') : user);
    exportJob.start({ api, account, userId });
  };
  return { state, start, stop: exportJob.drop };
}
