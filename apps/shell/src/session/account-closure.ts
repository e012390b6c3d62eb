import { useSession } from '@berea/web';
import { useOutbox } from '@berea/web/waiting';
import { useMutation } from '@tanstack/react-query';
import { useOwnAuth } from './own-auth.js';

const DAY_MS = 86_400_000;
/** How long the auth service lets a closed account be taken back. */
const GRACE_DAYS = 7;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** '5 December 2026': the day on which an account that is closed now is gone. */
export const dayOfErasure = (): string => DAY.format(Date.now() + GRACE_DAYS * DAY_MS);

/** An account that was closed just now. */
export interface ClosedAccount {
  /** The day on which everything in it is deleted. */
  readonly day: string;
  readonly email: string;
  /** Takes it back; known where no mail can tell it. */
  readonly undo?: string | undefined;
}

interface Closure {
  readonly erased_at: string;
  readonly undo?: string;
}

/**
 * Closes the account, and leaves nothing of the user on this browser. What the server lacks is sent before: it is there
 * again with the account that is taken back. Null with a hosted auth service, which has no such call.
 * @param goOn leads to the page that follows, before the sign-out shows another one
 */
export function useCloseAccount(goOn: (closed: ClosedAccount) => Promise<void> | void) {
  const ask = useOwnAuth();
  const { signOut, user } = useSession();
  const { send, discard } = useOutbox();
  const close = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      await send();
      const { erased_at, undo } = await ask!<Closure>('POST', 'account/close', { password });
      await discard();
      await goOn({ day: DAY.format(Date.parse(erased_at)), email: user?.email ?? '', undo });
      await signOut();
    },
  });
  return ask && close;
}

/** What takes a closed account back: the token of its mail, or address and password. */
export type Keep = { readonly token: string } | { readonly email: string; readonly password: string };

export function useKeepAccount() {
  const ask = useOwnAuth();
  return useMutation({
    mutationFn: async (proof: Keep) => {
      await ask?.('POST', 'account/keep', proof);
    },
  });
}
