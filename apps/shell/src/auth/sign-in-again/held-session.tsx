import { browserStore, useSession } from '@berea/web';
import { SessionContext, type SessionState } from '@berea/web/host';
import { createContext, type ReactNode, useState } from 'react';

/** The session as it is, while the page goes on with the one that ended; null while they are the same. */
export const EndedSession = createContext<SessionState | null>(null);

/** Whether this browser keeps its user signed in. Signing out in any tab takes that back. */
const isRemembered = (): boolean => browserStore.read('rememberMe') === 'true';

/**
 * Keeps the page of a user whose session has ended by itself, or has to show a second factor: what is open, typed and
 * scrolled to stays, and the proof is asked for above it. A sign-out, in whichever tab, leaves the page; so does an end on a browser that was not to remember
 * its user, since somebody else may sit there by now.
 */
export function HeldSession({ children }: { children: ReactNode }) {
  const state = useSession();
  const [last, setLast] = useState<SessionState | null>(null);
  const isWhole = state.status === 'signed-in' && !state.recovering;
  const next = isWhole ? state : mayHold(state, last) ? last : null;
  // During rendering, so that the page is never left in between.
  if (next !== last) setLast(next);
  const held = isWhole ? null : next;
  return (
    <EndedSession value={held && state}>
      <SessionContext value={held ?? state}>{children}</SessionContext>
    </EndedSession>
  );
}

function mayHold({ status, ended, session }: SessionState, last: SessionState | null): boolean {
  if (!last?.user?.email) return false;
  // The password was right: on the way back, or because the account has got a second factor in the meantime.
  if (status === 'second-factor') return session?.user.id === last.user.id;
  return status === 'signed-out' && ended && isRemembered();
}
