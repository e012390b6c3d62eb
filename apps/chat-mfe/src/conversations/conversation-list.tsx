import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { useListFocus } from '@berea/ui/data';
import { explain, useConversations } from '@berea/web';
import { CloudAlert, MessageCircle } from 'lucide-react';
import { ConversationRow } from './conversation-row.js';
import styles from './conversations.module.css';

export interface ConversationListProps {
  /** Id of the conversation on screen. */
  readonly current: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onDeleted: (id: string) => void;
}

export function ConversationList({ current, onOpen, onDeleted }: ConversationListProps) {
  const conversations = useConversations();
  const { listRef, willRemove, keep } = useListFocus(conversations.data ?? []);
  if (conversations.isPending) {
    return (
      <div role="status" aria-label="Loading conversations...">
        <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
      </div>
    );
  }
  if (conversations.isError) {
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title="The conversations could not be loaded"
        actions={<Button onClick={() => void conversations.refetch()}>Try again</Button>}
      >
        <p>{explain(conversations.error)}</p>
      </StatusPanel>
    );
  }
  return (
    <div ref={listRef} className={styles['area']} tabIndex={-1}>
      {conversations.data.length === 0 ? (
        <StatusPanel icon={MessageCircle} title="No conversations yet">
          <p>Ask Scholar something; what you ask and what you are answered is kept here.</p>
        </StatusPanel>
      ) : (
        <ul className={styles['list']}>
          {conversations.data.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              current={conversation.id === current}
              onOpen={onOpen}
              onDeleting={() => willRemove(conversation)}
              onKept={keep}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
