import {
  type QueryFunction,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { TransportError } from '../transport-error.js';

export interface Read<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  readonly enabled?: boolean;
  /** Whether a part of the page that comes later asks again for what could not be read. */
  readonly retryOnMount?: boolean;
}

export interface ReadSettings {
  /** Result of a 401: an error, or null. */
  readonly on401?: 'raise' | 'null';
}

/** The default cached read: a GET whose JSON stays, is never stale by itself and never tried again. */
export function useRead<T>(read: Read<T>, settings: { readonly on401: 'null' }): UseQueryResult<T | null>;
export function useRead<T>(read: Read<T>, settings?: ReadSettings): UseQueryResult<T>;
export function useRead<T>(
  { queryKey, queryFn, enabled = true, retryOnMount = true }: Read<T>,
  { on401 = 'raise' }: ReadSettings = {},
) {
  return useQuery<T | null>({
    // A caller that takes null for an answer does not share it with those who expect an error.
    queryKey: on401 === 'null' ? [...queryKey, { on401 }] : queryKey,
    queryFn: async (context) => {
      try {
        return await queryFn(context);
      } catch (error) {
        if (on401 === 'null' && error instanceof TransportError && error.status === 401) return null;
        throw error;
      }
    },
    enabled,
    retryOnMount,
  });
}

/** Fetches again what was read before under these keys, on screen or not; what was never read is left alone. */
export function useRefresh() {
  const client = useQueryClient();
  return (...queryKeys: readonly QueryKey[]): void => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey, refetchType: 'all' });
  };
}
