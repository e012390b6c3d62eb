import { formatDay } from '@berea/ui/data';
import { type TodayCard, useApi } from '@berea/web';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../texts/chat-today.js';

interface LastConversationProps {
  readonly show: (card: TodayCard | null | undefined) => ReactNode;
}

/** Its part of Today: the conversation that was used last. */
export function LastConversation({ show }: LastConversationProps) {
  const asked = useApi().chat.conversations.queryOptions({ input: { limit: 1 } });
  const { data } = useQuery({ ...asked, staleTime: 0 });
  if (!data) return show(undefined);
  const [last] = data;
  if (!last) return show(null);
  return show({
    shape: 'row',
    title: t('chat-today.continue', { title: last.title }),
    when: t('chat-today.questions-on', { count: last.messageCount, day: formatDay(last.updatedAt) }),
    to: `/?conversation=${last.id}`,
  });
}
