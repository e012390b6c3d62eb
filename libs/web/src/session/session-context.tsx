import type { User } from '@supabase/supabase-js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { nameOf } from '../opening/name-of.js';
import { type AuthClient, endSession } from './auth-client.js';
import { forgetSignIn, standing } from './remember-me.js';
import { afterEvent, NO_SESSION, type SessionFacts, UNKNOWN_SESSION } from './session-events.js';

export interface SessionState extends SessionFacts {
  /** Null until somebody is wholly signed in. */
  readonly user: User | null;
  /** Remembered on this browser from an earlier visit: spared the onboarding. */
  readonly returning: boolean;
  readonly auth: AuthClient;
  /** Signs out here (other devices stay signed in) and forgets the remember-me choice. Never fails. */
  readonly signOut: () => Promise<void>;
}

export const SessionContext = createContext<SessionState | null>(null);

/** Who is signed in, and the auth client. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it.');
  return state;
}

/** The name shown for a user: that of the sign-up, else 'User'. */
export const displayName = (user: User | null): string => nameOf(user) ?? 'User';

export function SessionProvider({ auth, children }: { auth: AuthClient; children: ReactNode }) {
  const [facts, setFacts] = useState(UNKNOWN_SESSION);
  // Asked once: an expired remember-me is forgotten by asking.
  const [start] = useState(() => standing());
  const leaving = useRef(false);

  const signOut = useCallback(async () => {
    leaving.current = true;
    forgetSignIn();
    await endSession(auth);
    leaving.current = false;
    setFacts(NO_SESSION);
  }, [auth]);

  useEffect(() => {
    let started = false;
    let recovering = false;
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event === 'INITIAL_SESSION') {
        started = true;
        if (session && start === 'expired') {
          // Neither remembered nor of this browser session. Outside of the callback: the client holds its lock here.
          setTimeout(() => void signOut(), 0);
          return;
        }
      }
      recovering ||= event === 'PASSWORD_RECOVERY';
      // Until then the client may announce a stored session that is about to be ended.
      if (!started) return;
      const last = recovering ? 'PASSWORD_RECOVERY' : event;
      recovering = false;
      setFacts((before) => afterEvent(before, last, session, leaving.current));
    });
    return () => data.subscription.unsubscribe();
  }, [auth, signOut, start]);

  const value = useMemo(
    () => ({
      ...facts,
      user: facts.status === 'signed-in' ? (facts.session?.user ?? null) : null,
      returning: start === 'returning',
      auth,
      signOut,
    }),
    [facts, start, auth, signOut],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
