import type { Session, User } from '@supabase/supabase-js';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { AuthClient } from './auth-client.js';
import { standing } from './remember-me.js';

export interface SessionState {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  readonly session: Session | null;
  readonly user: User | null;
  /** Remembered on this browser from an earlier visit: spared the onboarding. */
  readonly returning: boolean;
  /** The session came from the link of a password-reset mail. */
  readonly recovering: boolean;
  readonly auth: AuthClient;
}

export const SessionContext = createContext<SessionState | null>(null);

/** Who is signed in, and the auth client. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it.');
  return state;
}

/** The name shown for a user: that of the sign-up, else 'User'. */
export const displayName = (user: User | null): string => {
  const name: unknown = user?.user_metadata?.['full_name'];
  return typeof name === 'string' && name.trim() ? name.trim() : 'User';
};

export function SessionProvider({ auth, children }: { auth: AuthClient; children: ReactNode }) {
  const [state, setState] = useState<Pick<SessionState, 'status' | 'session' | 'recovering'>>({
    status: 'loading',
    session: null,
    recovering: false,
  });
  const [returning] = useState(() => standing() === 'returning');

  useEffect(() => {
    let expired = standing() === 'expired';
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event === 'INITIAL_SESSION' && session && expired) {
        // Neither remembered nor of this browser session: end it here only, other devices stay signed in.
        expired = false;
        // Outside of the callback: the client holds its lock while it runs.
        setTimeout(() => void auth.signOut({ scope: 'local' }), 0);
        return;
      }
      setState((last) => ({
        status: session ? 'signed-in' : 'signed-out',
        session,
        recovering: event === 'PASSWORD_RECOVERY' || (last.recovering && event !== 'SIGNED_OUT'),
      }));
    });
    return () => data.subscription.unsubscribe();
  }, [auth]);

  const value = useMemo(
    () => ({ ...state, user: state.session?.user ?? null, returning, auth }),
    [state, returning, auth],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
