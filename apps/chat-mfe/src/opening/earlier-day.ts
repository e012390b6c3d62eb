import type { ChatMessage } from '@berea/contracts';
import { dayOf } from '@berea/web/first-paint';

/** Whether a conversation was left on an earlier day of the reader's own calendar, and nothing of it is being made. */
export const isOfEarlierDay = (
  newest: Pick<ChatMessage, 'timestamp' | 'state'> | undefined,
  today = dayOf(),
): boolean => newest !== undefined && newest.state !== 'answering' && dayOf(new Date(newest.timestamp)) < today;
