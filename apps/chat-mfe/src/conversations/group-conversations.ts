import type { Conversation } from '@berea/contracts';
import { t } from '../texts/chat-history.js';

export interface ConversationGroup {
  readonly name: string;
  readonly conversations: readonly Conversation[];
}

/** Conversations by when they were used last, as the reader counts days. @param now by the reader's own clock */
export function groupConversations(conversations: readonly Conversation[], now = new Date()): ConversationGroup[] {
  // A day of the calendar is not always 24 hours long.
  const daysAgo = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime();
  const nameOf = ({ updatedAt }: Conversation): string => {
    const used = Date.parse(updatedAt);
    if (used >= daysAgo(0)) return t('chat-history.today');
    if (used >= daysAgo(1)) return t('chat-history.yesterday');
    return used >= daysAgo(7) ? t('chat-history.last-week') : t('chat-history.earlier');
  };
  const groups = new Map<string, Conversation[]>();
  for (const conversation of conversations) {
    const name = nameOf(conversation);
    groups.set(name, [...(groups.get(name) ?? []), conversation]);
  }
  return [...groups].map(([name, members]) => ({ name, conversations: members }));
}
