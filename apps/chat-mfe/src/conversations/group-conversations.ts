import type { Conversation } from '@berea/contracts';
import { type DayGroup, dayGroupOf } from './day-group.js';
import { t } from '../texts/chat-history.js';

export interface ConversationGroup {
  readonly name: string;
  readonly conversations: readonly Conversation[];
}

/** Conversations by when they were used last, as the reader counts days. @param now by the reader's own clock */
export function groupConversations(conversations: readonly Conversation[], now = new Date()): ConversationGroup[] {
  const names: Readonly<Record<DayGroup, string>> = {
    today: t('chat-history.today'),
    yesterday: t('chat-history.yesterday'),
    lastWeek: t('chat-history.last-week'),
    earlier: t('chat-history.earlier'),
  };
  const groups = new Map<string, Conversation[]>();
  for (const conversation of conversations) {
    const name = names[dayGroupOf(Date.parse(conversation.updatedAt), now)];
    groups.set(name, [...(groups.get(name) ?? []), conversation]);
  }
  return [...groups].map(([name, members]) => ({ name, conversations: members }));
}
