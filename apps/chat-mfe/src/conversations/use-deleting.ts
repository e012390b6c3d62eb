import type { Conversation } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { browserStore, explain, TransportError } from '@berea/web';
import { useDeleteConversation } from '../data/conversations.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../texts/chat-history.js';

/**
 * Conversations that were deleted and can still be brought back: the list shows them as 'Deleted' until it is left, and
 * they are deleted at the server then. `useLeftDeletions` does the rest if the browser closes before.
 */
export function useDeleting(onFailed: () => void) {
  const [deleted, setDeleted] = useState<readonly Conversation[]>([]);
  const deleteAll = useDeleteAll(onFailed);
  const change = (next: readonly Conversation[]) => {
    keep(next.map(({ id }) => id));
    setDeleted(next);
  };
  const leave = useEffectEvent(() => void deleteAll(deleted.map(({ id }) => id)));
  useEffect(() => {
    const onLeave = () => {
      leave();
      setDeleted([]);
    };
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      leave();
    };
  }, []);
  return {
    isDeleted: (id: string) => deleted.some((each) => each.id === id),
    remove: (conversation: Conversation) => change([...deleted, conversation]),
    undo: (id: string) => change(deleted.filter((each) => each.id !== id)),
  };
}

/** Deletes what was deleted when the browser closed too soon. */
export function useLeftDeletions(): void {
  const deleteAll = useDeleteAll(() => undefined);
  const finish = useEffectEvent(() => void deleteAll(kept()));
  useEffect(() => finish(), []);
}

function useDeleteAll(onFailed: () => void): (ids: readonly string[]) => Promise<void> {
  const { mutateAsync } = useDeleteConversation();
  const toast = useToast();
  return async (ids) => {
    for (const id of ids) {
      try {
        await mutateAsync(id);
      } catch (error) {
        // Gone already is what was wanted.
        if (!(error instanceof TransportError && error.status === 404)) {
          toast({ title: t('chat-history.failed-to-delete-conversation'), description: explain(error), kind: 'error' });
          onFailed();
        }
      }
      keep(kept().filter((each) => each !== id));
    }
  };
}

const kept = (): string[] => (browserStore.read('deletedConversations') ?? '').split(' ').filter(Boolean);
function keep(ids: readonly string[]): void {
  if (ids.length) browserStore.write('deletedConversations', ids.join(' '));
  else browserStore.remove('deletedConversations');
}
