import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { browserStore, storedSession } from '../storage/browser-store.js';
import { keepNewest } from '../storage/text-store.js';
import { type AuthClient, endSession } from './auth-client.js';
import { isRecoveryFollowed } from './foreign-link.js';
import { nameOf } from './full-name.js';
import { forgetSignIn, standing } from './remember-me.js';
import { afterEvent, NO_SESSION, type SessionFacts, UNKNOWN_SESSION } from './session-events.js';
import { t } from '../texts/web.js';

/** So long a session that has to be renewed is waited for. */
const PATIENCE_MS = 3_000;

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

/** The signed-in user, and the auth client. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it.');
  return state;
}

/** The name shown for a user: that of the sign-up, else 'User'. */
export const displayName = (user: User | null): string => nameOf(user) ?? t('web.user');

export function SessionProvider({ auth, children }: { auth: AuthClient; children: ReactNode }) {
  const [facts, setFacts] = useState(UNKNOWN_SESSION);
  // Asked once: an expired remember-me is forgotten by asking.
  const [start] = useState(() => standing());
  const leaving = useRef(false);

  const signOut = useCallback(async () => {
    leaving.current = true;
    forgetSignIn();
    void keepNewest(0);
    await endSession(auth);
    leaving.current = false;
    setFacts(NO_SESSION);
    // Behind the page, which may write down where it was as it goes.
    setTimeout(() => browserStore.forgetPerson(), 0);
  }, [auth]);

  useEffect(() => {
    let started = false;
    let recovering = false;
    const take = (event: AuthChangeEvent, session: Session | null) =>
      setFacts((before) => afterEvent(before, event, session, leaving.current));
    // Without a network the client tries for half a minute to renew one that is an hour old, and then reports none,
    // though it keeps it. The page goes on with the stored session meanwhile.
    const kept = () => (start === 'expired' ? null : storedSession());
    const timer = setTimeout(() => {
      const session = kept();
      if (!started && session) take('INITIAL_SESSION', session);
    }, PATIENCE_MS);
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event === 'INITIAL_SESSION') {
        started = true;
        if (session && start === 'expired') {
          // Neither remembered nor of this browser session. Outside of the callback: the client holds its lock here.
          setTimeout(() => void signOut(), 0);
          return;
        }
        session ??= kept();
      }
      recovering ||= event === 'PASSWORD_RECOVERY';
      // Until then the client may announce a stored session that is about to be ended.
      if (!started) return;
      take(recovering || (event === 'SIGNED_IN' && isRecoveryFollowed()) ? 'PASSWORD_RECOVERY' : event, session);
      recovering = false;
    });
    return () => {
      clearTimeout(timer);
      data.subscription.unsubscribe();
    };
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
