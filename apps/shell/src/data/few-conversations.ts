import type { Conversation } from '@berea/contracts';
import { useApi } from '@berea/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/**
 * The first few conversations whose titles hold words, most recently used first; fetched by each reader again, with
 * those of earlier words meanwhile. @param words undefined asks for nothing
 */
export function useFewConversations(words: string | undefined, limit: number) {
  const { conversations } = useApi().chat;
  return useQuery({
    queryKey: [...conversations.key(), 'few', words, limit],
    queryFn: ({ signal }): Promise<Conversation[]> => conversations.call({ search: words, limit }, { signal }),
    enabled: words !== undefined,
    ...(words !== undefined && { placeholderData: keepPreviousData }),
    staleTime: 0,
  });
}
