import { useSession } from '@berea/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnAuth } from './own-auth.js';

const KEY = ['auth', 'sessions'];

/** One place where the user is signed in. */
export interface OwnSession {
  readonly id: string;
  /** This browser. */
  readonly current: boolean;
  readonly user_agent: string;
  /** ISO */
  readonly created_at: string;
  /** ISO */
  readonly refreshed_at: string;
}

/** The user's sessions; undefined data with a hosted auth service, which does not tell. */
export function useOwnSessions() {
  const call = useOwnAuth();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => (call ? (await call<{ sessions: OwnSession[] }>('GET', 'sessions')).sessions : []),
    enabled: call !== null,
    staleTime: 0,
  });
  return { ...query, offered: call !== null };
}

/** Ends one session of the user, or all but this one. */
export function useEndSessions() {
  const call = useOwnAuth();
  const { auth } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: 'others' | { readonly id: string }): Promise<void> => {
      if (which === 'others') {
        const { error } = await auth.signOut({ scope: 'others' });
        if (error) throw error;
      } else {
        await call?.('DELETE', `sessions/${which.id}`);
      }
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}
