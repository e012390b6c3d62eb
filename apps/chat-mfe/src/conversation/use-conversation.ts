import { useAskedQuestion } from '../data/asking.js';
import { useChatThread } from '../data/messages.js';
import { dayOf } from '@berea/web';
import { useSearchParams } from '@berea/web/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isOfEarlierDay } from '../opening/earlier-day.js';
import { turnsOf } from './turns.js';

const NEW = 'new';
const TODAY = 'today';

/**
 * Which conversation is on screen, by the address: '/' the most recently used one, '/?conversation=<id>' an earlier
 * one, '/?conversation=new' one that begins. So a reload, and the way back from a verse, lead to the same place. On a new
 * day '/' is Today, which '/?conversation=today' is at any time: what was left off, and a conversation that begins.
 */
export function useConversation() {
  const [params, setParams] = useSearchParams();
  const { asked } = useAskedQuestion();
  const [chosen, choose] = useState<string>();
  const named = params.get('conversation') ?? undefined;
  const begins = named === NEW || named === TODAY;
  // A conversation that has just begun has an id before the address says so.
  const begun =
    begins && asked?.status === 'success' && asked.question.newConversation ? asked.answer?.conversation : undefined;
  const thread = useChatThread(begins ? begun : named, !begins || Boolean(begun));

  const open = useCallback(
    (id: string | undefined, options?: { replace?: boolean }) => setParams(id ? { conversation: id } : {}, options),
    [setParams],
  );
  const begin = useCallback(() => setParams({ conversation: NEW }), [setParams]);
  const openToday = useCallback(() => setParams({ conversation: TODAY }), [setParams]);
  useEffect(() => {
    if (begun) open(begun, { replace: true });
  }, [begun, open]);

  const [day] = useState(() => dayOf());
  const isNewDay = named === undefined && isOfEarlierDay(thread.data?.messages.at(-1), day);
  const isNew = (begins && !begun) || isNewDay;
  const messages = isNew ? undefined : thread.data?.messages;
  const turns = useMemo(() => turnsOf(messages ?? [], chosen), [messages, chosen]);
  const last = turns.at(-1)?.message.id;
  return {
    /** Undefined in a conversation without a question yet */
    id: isNew ? undefined : (begun ?? named ?? messages?.[0]?.conversation),
    isNew,
    /** Whether the address still says that it begins */
    begins,
    /** Named by the address, so that it may have been deleted meanwhile */
    isNamed: Boolean(named) && !begins,
    thread,
    /** Home names no conversation: it is the most recently used one, or Today. */
    isHome: named === undefined,
    /** Whether what was left off stands above an empty conversation. */
    isToday: named === undefined || named === TODAY,
    /** Its shown turns, oldest first */
    turns,
    /** Shows another version of a question */
    choose,
    /** Message that the next question follows: needed if an earlier version is shown */
    after: last !== undefined && last !== messages?.at(-1)?.id ? last : undefined,
    open,
    begin,
    openToday,
  };
}

export type Conversation = ReturnType<typeof useConversation>;
