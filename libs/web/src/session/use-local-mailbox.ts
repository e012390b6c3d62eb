import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../config/runtime-config.js';

/** Whether mails go to a mailbox of this server, because it has no mail server: it is offered on the machine itself only. */
export function useLocalMailbox(): boolean {
  const { supabaseUrl, supabaseAnonKey } = useConfig();
  const { data } = useQuery({
    queryKey: ['auth', 'settings'],
    enabled: supabaseUrl === null,
    queryFn: async () => {
      const address = new URL('/auth/v1/settings', window.location.origin);
      const response = await fetch(address, { headers: { apikey: supabaseAnonKey } });
      if (!response.ok) throw new Error(`${response.status}: the settings of the sign-in service could not be read`);
      return (await response.json()) as { local_mailbox?: boolean };
    },
  });
  return data?.local_mailbox === true;
}
