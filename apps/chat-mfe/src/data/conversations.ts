import { useApi, allPages, eachOnce } from '@berea/web';
import type { ChatHit, ChatMessage, Conversation } from '@berea/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { announceChange, onChangeElsewhere } from './other-tabs.js';
import { messagesOf, type Thread, threadKey } from './thread-cache.js';

/** All conversations, most recently used first. */
export function useConversations(enabled = true) {
  const { conversations } = useApi().chat;
  const client = useQueryClient();
  useEffect(
    () => onChangeElsewhere(() => void client.invalidateQueries({ queryKey: conversations.key() })),
    [client, conversations],
  );
  return useQuery({
    ...conversations.queryOptions({ enabled }),
    queryFn: (query): Promise<Conversation[]> =>
      allPages(query, (cursor, context) => conversations.call({ cursor }, { context, signal: query.signal }), eachOnce),
  });
}

/** Questions and answers that hold words, newest first; asks for nothing where there are no words. */
export function useFoundMessages(words: string) {
  const { search } = useApi().chat;
  const asked = words.trim();
  return useQuery({
    ...search.queryOptions({ input: { search: asked }, enabled: asked !== '' }),
    queryFn: ({ signal }): Promise<ChatHit[]> => search.call({ search: asked }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRenameConversation() {
  const { conversations, renameConversation } = useApi().chat;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; title: string }): Promise<Conversation> => renameConversation.call(change),
    onSuccess: (renamed) => {
      client.setQueryData(conversations.queryKey(), (all: Conversation[] | undefined) =>
        all?.map((conversation) => (conversation.id === renamed.id ? renamed : conversation)),
      );
      announceChange();
    },
  });
}

export function useDeleteConversation() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.chat.removeConversation.call({ id }),
    onSuccess: (_nothing, id) => {
      const own = threadKey(api, id);
      const latest = threadKey(api, undefined);
      client.removeQueries({ queryKey: own, exact: true, type: 'inactive' });
      // On screen it is emptied rather than asked for again, until the page has turned to another.
      const empty: Thread = { pages: [{ messages: [] }], pageParams: [undefined] };
      client.setQueryData(own, (thread: Thread | undefined) => thread && empty);
      // A deleted conversation must not stay on screen until the next one has come.
      const shown = messagesOf(client.getQueryData<Thread>(latest));
      if (shown[0]?.conversation === id) void client.resetQueries({ queryKey: latest, exact: true });
      client.setQueryData(api.chat.conversations.queryKey(), (all: Conversation[] | undefined) =>
        all?.filter((conversation) => conversation.id !== id),
      );
      void client.invalidateQueries({ queryKey: api.profile.stats.key() });
      announceChange();
    },
  });
}

/** Brings all messages of a conversation, none of them cut: for what is done with them once, such as an export. */
export function useFetchConversation(): (conversation: string) => Promise<ChatMessage[]> {
  const { messages } = useApi().chat;
  return useCallback(
    async (conversation) => {
      let all: ChatMessage[] = [];
      for (let cursor: string | undefined, more = true; more;) {
        const asked: string | undefined = cursor;
        more = false;
        const onNext = (next: string) => {
          cursor = next;
          more = next !== asked;
        };
        const input = { conversation, whole: 'true' as const, ...(asked !== undefined && { cursor: asked }) };
        all = [...(await messages.call(input, { context: { onNext } })), ...all];
      }
      return all;
    },
    [messages],
  );
}
