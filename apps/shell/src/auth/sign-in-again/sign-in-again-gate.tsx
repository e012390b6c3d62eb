import { lazyAside, useSession } from '@berea/web';
import { SessionContext } from '@berea/web/host';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { EndedSession } from './held-session.js';

const SignInAgain = lazyAside(async () => ({ default: (await import('./sign-in-again.js')).SignInAgain }));

/** Asks who comes back to sign in, above the page that is kept; then what failed meanwhile is read once more. */
export function SignInAgainGate() {
  const ended = use(EndedSession);
  const { user } = useSession();
  const client = useQueryClient();
  const wasHeld = useRef(false);
  useEffect(() => {
    if (ended) wasHeld.current = true;
    else if (wasHeld.current) {
      wasHeld.current = false;
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    }
  }, [ended, client]);
  if (!ended) return null;
  return (
    <SessionContext value={ended}>
      <SignInAgain email={user?.email ?? ''} />
    </SessionContext>
  );
}
