import { useConfig, useSession } from '@berea/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { verifyPassword } from './change-password.js';

/** Target of the links that confirm a new address: the page that shows it. */
const accountPage = (): string => `${window.location.origin}/settings/account`;

const ACCOUNT = ['auth', 'account'];

/** Characters that nobody sees, and that break a line or turn the text around a name. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** A typed name as it is kept: without characters that would disturb the words around it. */
export const cleanName = (typed: string): string => typed.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/**
 * The address that waits for its confirmation; undefined when none does. A link may be opened in another browser: this
 * one asks again when its window is looked at, and renews its session once the address is another.
 */
export function useWaitingAddress(): string | undefined {
  const { auth, user } = useSession();
  const { data } = useQuery({
    queryKey: [...ACCOUNT, user?.id],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      const { data: found, error } = await auth.getUser();
      if (error) throw error;
      return { email: found.user.email, waiting: found.user.new_email };
    },
  });
  const isOutdated = data?.email !== undefined && user?.email !== undefined && data.email !== user.email;
  useEffect(() => {
    if (isOutdated) void auth.refreshSession();
  }, [auth, isOutdated]);
  return data?.waiting || undefined;
}

/** Changes the name. The token carries it to the services, so the session is renewed. */
export function useChangeName() {
  const { auth } = useSession();
  return useMutation({
    mutationFn: async (name: string): Promise<void> => {
      const { error } = await auth.updateUser({ data: { full_name: cleanName(name) } });
      if (error) throw error;
      // The name is saved by now: a renewal that fails is made up for by the next one.
      await auth.refreshSession().catch(() => undefined);
    },
  });
}

/** Asks for another address after checking the password. Answers whether it waits for a confirmation. */
export function useChangeAddress() {
  const { auth, user } = useSession();
  const config = useConfig();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      await verifyPassword(config, user?.email ?? '', password);
      const { data, error } = await auth.updateUser({ email }, { emailRedirectTo: accountPage() });
      if (error) throw error;
      await client.invalidateQueries({ queryKey: ACCOUNT });
      return { waits: Boolean(data.user.new_email) };
    },
  });
}

/** Sends the mails of a change that waits once more. */
export function useMailsAgain() {
  const { auth, user } = useSession();
  return useMutation({
    mutationFn: async () => {
      const options = { emailRedirectTo: accountPage() };
      const { error } = await auth.resend({ type: 'email_change', email: user?.email ?? '', options });
      if (error) throw error;
    },
  });
}
