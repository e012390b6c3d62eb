import type { ChatMessage, ChatMode, Conversation } from '@berea/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** The messages of a conversation, oldest first; of the most recently used one when no id is given. */
export const useChatMessages = (conversation?: string, enabled = true) =>
  useQuery(useApi().chat.messages.queryOptions({ input: { conversation }, enabled }));

/** All conversations, most recently used first. */
export const useConversations = (enabled = true) => useQuery(useApi().chat.conversations.queryOptions({ enabled }));

export interface Question {
  readonly message: string;
  readonly mode: ChatMode;
  /** Id of an earlier conversation; without it the answer's own `conversation` tells where it went. */
  readonly conversation?: string;
  readonly newConversation?: boolean;
}

/** Asks Scholar. The caller shows the question at once; the answer joins the conversation's cached list. */
export function useAskScholar() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: Question): Promise<ChatMessage> => api.chat.ask.call(question),
    onSuccess: (answer, { newConversation }) => {
      const append = (messages: ChatMessage[] | undefined) => [...(messages ?? []), answer];
      const key = (conversation?: string) => api.chat.messages.queryKey({ input: { conversation } });
      if (newConversation) client.setQueryData(key(answer.conversation), [answer]);
      else
        client.setQueryData(
          key(answer.conversation),
          (messages: ChatMessage[] | undefined) => messages && append(messages),
        );
      // What counts as the most recent conversation may have changed.
      void client.invalidateQueries({ queryKey: key(undefined), exact: true });
      void client.invalidateQueries({ queryKey: api.chat.conversations.key() });
      void client.invalidateQueries({ queryKey: api.profile.stats.key() });
    },
  });
}

export function useRenameConversation() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; title: string }): Promise<Conversation> =>
      api.chat.renameConversation.call(change),
    onSuccess: (renamed) =>
      client.setQueryData(api.chat.conversations.queryKey(), (all: Conversation[] | undefined) =>
        all?.map((conversation) => (conversation.id === renamed.id ? renamed : conversation)),
      ),
  });
}

export function useDeleteConversation() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.chat.removeConversation.call({ id }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: api.chat.messages.queryKey({ input: { conversation: id } }) });
      client.setQueryData(api.chat.conversations.queryKey(), (all: Conversation[] | undefined) =>
        all?.filter((conversation) => conversation.id !== id),
      );
      void client.invalidateQueries({ queryKey: api.chat.messages.queryKey({ input: {} }), exact: true });
    },
  });
}
