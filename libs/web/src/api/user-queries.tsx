import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.js';
import { TransportError } from '../transport-error.js';

/** A server that has just started answers late once; nobody should have to press 'Try again' for that. */
const tookTooLong = (error: unknown): boolean => error instanceof TransportError && error.status === 504;

/**
 * Reads are never stale, not repeated on focus, and tried again only once, where the server took too long: what a
 * mutation changes is refreshed by name.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: (failures, error) => failures < 1 && tookTooLong(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * One cache per user, and everything below is made again with it: the next user starts with nothing of the former one,
 * and an answer that is still under way for the former one ends up in the former cache.
 */
export function UserQueries({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return <Queries key={user?.id ?? 'nobody'}>{children}</Queries>;
}

function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.getQueryCache().clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
