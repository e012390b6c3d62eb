import { useConfig, NetworkError, useSession } from '@berea/web';
import { type AuthClient } from '@berea/web/host';
import { AuthApiError } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';

interface Refusal {
  readonly error_code?: string;
  readonly msg?: string;
}

/** Calls what our own auth service offers beside the protocol. @throws AuthApiError with the service's words */
async function callOwnAuth<T>(auth: AuthClient, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const { data } = await auth.getSession();
  const answer = await fetch(`${window.location.origin}/auth/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new NetworkError('The sign-in service could not be reached.', { cause: error });
  });
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return said as T;
  const { error_code: code, msg } = said as Refusal;
  // The fresh session tells the page of the factor, and the page asks for it.
  if (code === 'second_factor_required') await auth.refreshSession();
  throw new AuthApiError(msg ?? 'The sign-in service gave no usable answer. Try again.', answer.status, code);
}

/** The calls of our own auth service; null with a hosted one, which does not have them. */
export function useOwnAuth() {
  const { auth } = useSession();
  const { supabaseUrl } = useConfig();
  if (supabaseUrl !== null) return null;
  return <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    callOwnAuth<T>(auth, method, path, body);
}

interface AuthSettings {
  readonly local_mailbox?: boolean;
  readonly mail_unavailable?: boolean;
  readonly mailer_autoconfirm?: boolean;
}

/** Settings of our own auth service; empty with a hosted one, or before its answer. */
function useAuthSettings(): AuthSettings {
  const { supabaseUrl, supabaseAnonKey } = useConfig();
  const { data } = useQuery({
    queryKey: ['auth', 'settings'],
    enabled: supabaseUrl === null,
    queryFn: async () => {
      const address = new URL('/auth/v1/settings', window.location.origin);
      const response = await fetch(address, { headers: { apikey: supabaseAnonKey } });
      if (!response.ok) throw new Error(`${response.status}: the settings of the sign-in service could not be read`);
      return (await response.json()) as AuthSettings;
    },
  });
  return data ?? {};
}

/** Whether mails go to a mailbox of this server, because it has no mail server: it is offered on the machine itself only. */
export const useLocalMailbox = (): boolean => useAuthSettings().local_mailbox === true;

/** Whether no mail can be sent to anybody. `opensAccounts`: accounts open without one. */
export function useMailUnavailable(): { readonly unavailable: boolean; readonly opensAccounts: boolean } {
  const { mail_unavailable: unavailable, mailer_autoconfirm: opensAccounts } = useAuthSettings();
  return { unavailable: unavailable === true, opensAccounts: opensAccounts === true };
}
