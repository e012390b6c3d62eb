import { type Api } from '@berea/web';
import type { ChatMessage } from '@berea/contracts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** Part of a conversation, oldest first, and where the older ones begin. */
export interface ThreadPage {
  readonly messages: readonly ChatMessage[];
  readonly older?: string;
}
/** The newest page first, as they are fetched. */
export type Thread = InfiniteData<ThreadPage, string | undefined>;

/** Query key of a conversation's messages; without an id, of the most recently used one. */
export const threadKey = (api: Api, conversation: string | undefined): QueryKey => [
  ...api.chat.messages.key(),
  'thread',
  conversation ?? 'latest',
];

export const messagesOf = (thread: Thread | undefined): ChatMessage[] =>
  (thread?.pages ?? []).toReversed().flatMap(({ messages }) => messages);

/** The thread with a message in its place, or at its end. */
export function withMessage({ pages, pageParams }: Thread, message: ChatMessage): Thread {
  const has = ({ messages }: ThreadPage) => messages.some(({ id }) => id === message.id);
  const at = pages.findIndex(has);
  const put = (page: ThreadPage): ThreadPage => ({
    ...page,
    messages: has(page)
      ? page.messages.map((each) => (each.id === message.id ? message : each))
      : [...page.messages, message],
  });
  return { pages: pages.map((page, index) => (index === Math.max(at, 0) ? put(page) : page)), pageParams };
}

const threadOf = (messages: readonly ChatMessage[]): Thread => ({ pages: [{ messages }], pageParams: [undefined] });

/** Puts a message where its conversation is on screen or kept; a conversation that it begins is kept from then on. */
export function putMessage(client: QueryClient, api: Api, message: ChatMessage): void {
  const own = threadKey(api, message.conversation);
  const latest = threadKey(api, undefined);
  const kept = (key: QueryKey) => client.getQueryData<Thread>(key);
  const newest = messagesOf(kept(latest)).at(-1);
  const isLatest = newest?.conversation === message.conversation;
  // The first message of all, or of a new conversation.
  const begins = message.parent === null || kept(latest)?.pages.every(({ messages }) => messages.length === 0);
  const before = kept(own) ?? (isLatest ? kept(latest) : undefined) ?? (begins ? threadOf([]) : undefined);
  if (!before) return void client.invalidateQueries({ queryKey: latest, exact: true });
  const thread = withMessage(before, message);
  client.setQueryData(own, thread);
  // The conversation of the last question is the most recently used one.
  const known = messagesOf(before).some(({ id }) => id === message.id);
  if (isLatest || !known) client.setQueryData(latest, thread);
}
