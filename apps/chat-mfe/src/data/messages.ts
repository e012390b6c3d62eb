import { useApi } from '@berea/web';
import type { ChatMessage } from '@berea/contracts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onChangeElsewhere } from './other-tabs.js';
import { messagesOf, putMessage, type Thread, threadKey, type ThreadPage } from './thread-cache.js';
import { useLiveAnswers } from './use-live-answers.js';

/** Messages that are fetched at once: a conversation opens at its end, however long it is. */
const AT_ONCE = 50;
/** How often a page that is looked at asks whether something was asked elsewhere, on another device say. */
const LOOK_EVERY_MS = 10_000;

/**
 * The messages of a conversation, oldest first; of the most recently used one when no id is given. `fetchNextPage`
 * brings older ones. Answers that are being made are followed.
 */
export function useChatThread(conversation?: string, enabled = true) {
  const api = useApi();
  const live = useLiveAnswers();
  const thread = useInfiniteQuery({
    queryKey: threadKey(api, conversation),
    queryFn: async ({ pageParam, signal }): Promise<ThreadPage> => {
      let older: string | undefined;
      const context = { onNext: (cursor: string) => void (older = cursor) };
      const input = { conversation, limit: AT_ONCE, ...(pageParam !== undefined && { cursor: pageParam }) };
      const messages = await api.chat.messages.call(input, { context, signal });
      return { messages, ...(older !== undefined && { older }) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }: ThreadPage) => older,
    enabled,
    select: (data: Thread) => ({ messages: messagesOf(data) }),
  });
  const messages = thread.data?.messages;
  useEffect(() => {
    for (const message of messages ?? []) if (message.state === 'answering') live.follow(message);
  }, [messages, live]);
  useChangesElsewhere(conversation ?? messages?.at(-1)?.conversation, messages);
  return thread;
}

/** Looks for what other tabs and devices asked here: when they say so, on return to the page, and now and then. */
function useChangesElsewhere(conversation: string | undefined, messages: readonly ChatMessage[] | undefined): void {
  const api = useApi();
  const client = useQueryClient();
  const live = useLiveAnswers();
  const look = useEffectEvent(async () => {
    if (!conversation || !messages || document.visibilityState === 'hidden') return;
    const known = new Map(messages.map((message) => [message.id, message]));
    const isNews = ({ id, state }: ChatMessage) => !live.get(id) && (!known.has(id) || known.get(id)?.state !== state);
    const read = (limit: number) => api.chat.messages.call({ conversation, limit });
    try {
      const newest = await read(1);
      if (!newest.some(isNews)) return;
      for (const message of (await read(AT_ONCE)).filter(isNews)) putMessage(client, api, message);
    } catch {
      // Without a network there is nothing to be learnt now.
    }
  });
  useEffect(() => {
    const onLook = () => void look();
    const timer = setInterval(onLook, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('online', onLook);
    const end = onChangeElsewhere(onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('online', onLook);
      end();
    };
  }, []);
}

/** Brings the whole of a message whose texts are cut, and puts it in its place on screen. */
export function useWholeMessage() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<ChatMessage> => api.chat.message.call({ id }),
    onSuccess: (whole) => putMessage(client, api, whole),
  });
}

/** Ends an answer that is being made; what came is kept. */
export function useStopAnswer() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<ChatMessage> => api.chat.stop.call({ id }),
    onSuccess: (message) => putMessage(client, api, message),
  });
}
