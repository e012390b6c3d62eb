import { useConfig, useSession } from '@berea/web';
import { createThrowAwayClient } from '@berea/web/host';
import type { RuntimeConfig } from '@berea/contracts';
import { isAuthError } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { t } from '../texts/profile.js';

/** The current password that was given is not the account's. */
export class WrongPasswordError extends Error {
  constructor(options?: ErrorOptions) {
    super(t('profile.current-password-is-incorrect'), options);
  }
}

/**
 * Checks a password by signing in once more, with a client of its own: the same client would replace the user's
 * session. Hosted services need not check `current_password` of a change, so we always do.
 * @throws WrongPasswordError, or the auth client's error when the service could not say
 */
export async function verifyPassword(config: RuntimeConfig, email: string, password: string): Promise<void> {
  const client = createThrowAwayClient(config);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error.code === 'invalid_credentials' ? new WrongPasswordError({ cause: error }) : error;
  // Whether that works or not, the user's own session stays: `endSession` would forget it with this one.
  await client.signOut({ scope: 'local' });
}

/** Changes the signed-in user's password after checking the current one. */
export function useChangePassword() {
  const { auth, user } = useSession();
  const config = useConfig();
  return useMutation({
    mutationFn: async ({ current, next }: { current: string; next: string }): Promise<void> => {
      await verifyPassword(config, user?.email ?? '', current);
      const { error } = await auth.updateUser({ password: next, current_password: current });
      if (isAuthError(error) && error.code === 'current_password_invalid')
        throw new WrongPasswordError({ cause: error });
      if (error) throw error;
    },
  });
}
