import type { ChatMessage } from '@berea/contracts';
import { dayOf } from '@berea/web/first-paint';

/**
 * Whether a conversation was left on an earlier day of the reader's own calendar, and nothing of it is being made. A
 * server of the first shapes names no conversation: what it holds has no other place than home.
 */
export const isOfEarlierDay = (
  newest: Pick<ChatMessage, 'timestamp' | 'state' | 'conversation'> | undefined,
  today = dayOf(),
): boolean => !!newest?.conversation && newest.state !== 'answering' && dayOf(new Date(newest.timestamp)) < today;
