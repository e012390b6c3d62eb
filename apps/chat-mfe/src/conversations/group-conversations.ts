import type { Conversation } from '@berea/contracts';

export interface ConversationGroup {
  readonly name: string;
  readonly conversations: readonly Conversation[];
}

const DAY_MS = 86_400_000;

/** Conversations by when they were used last, as the reader counts days. @param now by the reader's own clock */
export function groupConversations(conversations: readonly Conversation[], now = new Date()): ConversationGroup[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const nameOf = ({ updatedAt }: Conversation): string => {
    const used = Date.parse(updatedAt);
    if (used >= today) return 'Today';
    if (used >= today - DAY_MS) return 'Yesterday';
    return used >= today - 7 * DAY_MS ? 'Last week' : 'Earlier';
  };
  const groups = new Map<string, Conversation[]>();
  for (const conversation of conversations) {
    const name = nameOf(conversation);
    groups.set(name, [...(groups.get(name) ?? []), conversation]);
  }
  return [...groups].map(([name, members]) => ({ name, conversations: members }));
}
