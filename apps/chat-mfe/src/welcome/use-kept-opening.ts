import type { MinistryRole } from '@berea/contracts';
import { browserStore, useSession } from '@berea/web';
import { useEffect } from 'react';

/**
 * Keeps that home begins with an empty conversation, and for whom: the shell shows it at the next visit before anything
 * else has come.
 * @param home whether home itself does; undefined where it is not known, or another conversation is on screen
 * @param role undefined until it is known
 */
export function useKeptOpening(home: boolean | undefined, role?: MinistryRole | null): void {
  const user = useSession().user?.id;
  useEffect(() => {
    if (home === false) browserStore.remove('opening');
    if (home && user && role !== undefined) browserStore.write('opening', JSON.stringify({ user, role }));
  }, [home, user, role]);
}
