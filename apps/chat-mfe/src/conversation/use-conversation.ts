import { useAskedQuestion, useChatMessages } from '@berea/web';
import { useSearchParams } from '@berea/web/router';
import { useCallback, useEffect } from 'react';

const NEW = 'new';

/**
 * Which conversation is on screen, by the address: '/' the most recently used one, '/?conversation=<id>' an earlier
 * one, '/?conversation=new' one that begins. So a reload, and the way back from a verse, lead to the same place.
 */
export function useConversation() {
  const [params, setParams] = useSearchParams();
  const { asked } = useAskedQuestion();
  const named = params.get('conversation') ?? undefined;
  const begins = named === NEW;
  // A conversation that has just begun has an id before the address says so.
  const begun =
    begins && asked?.status === 'success' && asked.question.newConversation ? asked.answer?.conversation : undefined;
  const messages = useChatMessages(begins ? begun : named, !begins || Boolean(begun));

  const open = useCallback(
    (id: string | undefined, options?: { replace?: boolean }) => setParams(id ? { conversation: id } : {}, options),
    [setParams],
  );
  const begin = useCallback(() => setParams({ conversation: NEW }), [setParams]);
  useEffect(() => {
    if (begun) open(begun, { replace: true });
  }, [begun, open]);

  const isNew = begins && !begun;
  return {
    /** Undefined in a conversation that nobody has asked in yet */
    id: isNew ? undefined : (begun ?? named ?? messages.data?.[0]?.conversation),
    isNew,
    /** Whether the address still says that it begins */
    begins,
    /** Named by the address, so that it may have been deleted meanwhile */
    isNamed: Boolean(named) && !begins,
    messages,
    open,
    begin,
  };
}
