import type { ChatMessage, ChatMode, Conversation } from '@berea/contracts';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/client.js';
import { useRefresh } from '../api/use-refresh.js';
import { allPages, eachOnce } from './all-pages.js';
import { useRetryKey } from './use-retry-key.js';

/** The messages of a conversation, oldest first; of the most recently used one when no id is given. */
export function useChatMessages(conversation?: string, enabled = true) {
  const { messages } = useApi().chat;
  return useQuery({
    ...messages.queryOptions({ input: { conversation }, enabled }),
    queryFn: (query): Promise<ChatMessage[]> =>
      allPages(
        query,
        (cursor, context) => messages.call({ conversation, cursor }, { context, signal: query.signal }),
        (newer, older) => [...older, ...newer],
      ),
  });
}

/** Brings the whole of a message whose texts are cut, and puts it in its place on screen. */
export function useWholeMessage() {
  const { chat } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<ChatMessage> => chat.message.call({ id }),
    onSuccess: (whole) => {
      client.setQueriesData({ queryKey: chat.messages.key() }, (messages: ChatMessage[] | undefined) =>
        messages?.map((message) => (message.id === whole.id ? whole : message)),
      );
    },
  });
}

/** All conversations, most recently used first. */
export function useConversations(enabled = true) {
  const { conversations } = useApi().chat;
  return useQuery({
    ...conversations.queryOptions({ enabled }),
    queryFn: (query): Promise<Conversation[]> =>
      allPages(query, (cursor, context) => conversations.call({ cursor }, { context, signal: query.signal }), eachOnce),
  });
}

export interface Question {
  readonly message: string;
  readonly mode: ChatMode;
  /** Id of an earlier conversation; without it the answer's own `conversation` tells where it went. */
  readonly conversation?: string;
  readonly newConversation?: boolean;
}

const ASK = ['chat', 'ask'];

/** Asks Scholar. The caller shows the question at once; the answer joins the conversation's cached list. */
export function useAskScholar() {
  const api = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  const { keyFor, arrived } = useRetryKey('chat');
  return useMutation({
    mutationKey: ASK,
    mutationFn: (question: Question): Promise<ChatMessage> =>
      api.chat.ask.call(question, { context: { idempotencyKey: keyFor(question) } }),
    onSuccess: (answer, { newConversation }) => {
      arrived();
      const key = (conversation?: string) => api.chat.messages.queryKey({ input: { conversation } });
      const cached = (conversation?: string) => client.getQueryData<ChatMessage[]>(key(conversation));
      const ofThis = (messages: ChatMessage[] | undefined) =>
        messages?.at(-1)?.conversation === answer.conversation ? messages : undefined;
      // The conversation may be on screen as 'the most recent one', without its id.
      const latest = cached();
      const before = newConversation
        ? []
        : (cached(answer.conversation) ?? ofThis(latest) ?? (latest?.length === 0 ? [] : undefined));
      if (before) {
        // It is the most recently used one now.
        // A question whose first try was lost on its way may stand there already, without its answer.
        const others = before.filter(({ id }) => id !== answer.id);
        for (const each of [key(answer.conversation), key()]) client.setQueryData(each, [...others, answer]);
      } else {
        void client.invalidateQueries({ queryKey: key(), exact: true });
      }
      refresh(api.chat.conversations.key(), api.profile.stats.key());
    },
  });
}

/** The question that was asked last: on its way, answered or failed. */
export interface AskedQuestion {
  readonly id: number;
  readonly status: 'pending' | 'success' | 'error';
  readonly question: Question;
  readonly answer?: ChatMessage;
  readonly error: unknown;
}

/**
 * The question on its way, kept outside of the page: who leaves the page and comes back finds it, or its failure.
 * `settle(id)` forgets one whose outcome was dealt with.
 */
export function useAskedQuestion(): {
  readonly asked: AskedQuestion | undefined;
  readonly settle: (id: number) => void;
} {
  const mutations = useQueryClient().getMutationCache();
  const all = useMutationState({
    filters: { mutationKey: ASK, predicate: ({ state }) => state.status !== 'idle' },
    select: ({ mutationId, state }) =>
      ({
        id: mutationId,
        status: state.status,
        question: state.variables,
        answer: state.data,
        error: state.error,
      }) as AskedQuestion,
  });
  const settle = useCallback(
    (id: number) => {
      const done = mutations.getAll().find(({ mutationId }) => mutationId === id);
      if (done) mutations.remove(done);
    },
    [mutations],
  );
  return { asked: all.at(-1), settle };
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
      const key = (conversation?: string) => api.chat.messages.queryKey({ input: { conversation } });
      client.removeQueries({ queryKey: key(id), exact: true, type: 'inactive' });
      // On screen it is emptied rather than asked for again, until the page has turned to another.
      client.setQueryData(key(id), (messages: ChatMessage[] | undefined) => messages && []);
      const latest = client.getQueryData<ChatMessage[]>(key());
      // What stands there is gone: it must not stay on screen until the next one has come.
      if (latest?.[0]?.conversation === id) void client.resetQueries({ queryKey: key(), exact: true });
      client.setQueryData(api.chat.conversations.queryKey(), (all: Conversation[] | undefined) =>
        all?.filter((conversation) => conversation.id !== id),
      );
      void client.invalidateQueries({ queryKey: api.profile.stats.key() });
    },
  });
}
