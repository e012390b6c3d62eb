import { useSession } from '@berea/web';
import type { Session } from '@supabase/supabase-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnAuth } from './own-auth.js';

const KEY = ['auth', 'recovery-codes'];
const PATH = 'recovery-codes';

const notOffered = (): never => {
  throw new Error('This sign-in service has no recovery codes.');
};

/** Whether the auth service has recovery codes: ours has, a hosted one has not. */
export const useHasRecoveryCodes = (): boolean => useOwnAuth() !== null;

/** How many recovery codes are left of how many. */
export function useRecoveryCodes() {
  const call = useOwnAuth();
  return useQuery({
    queryKey: KEY,
    queryFn: () => (call ? call<{ left: number; total: number }>('GET', PATH) : notOffered()),
    enabled: call !== null,
  });
}

/** Makes ten new recovery codes, which are shown this once; the former ones stop working. */
export function useMakeRecoveryCodes() {
  const call = useOwnAuth();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (call ? (await call<{ codes: string[] }>('POST', PATH, {})).codes : notOffered()),
    // The codes are kept only by the dialog that shows them.
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Proves by a recovery code, in place of an app, who is signing in. The session is a full one then. */
export function useRedeemRecoveryCode() {
  const call = useOwnAuth();
  const { auth } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string): Promise<void> => {
      const { access_token, refresh_token } = call
        ? await call<Session>('POST', `${PATH}/verify`, { code })
        : notOffered();
      const { error } = await auth.setSession({ access_token, refresh_token });
      if (error) throw error;
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}
