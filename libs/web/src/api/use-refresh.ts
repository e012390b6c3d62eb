import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Fetches again what was read before under these keys, on screen or not; what nobody has read is left alone. */
export function useRefresh() {
  const client = useQueryClient();
  return (...queryKeys: readonly QueryKey[]): void => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey, refetchType: 'all' });
  };
}
