import { useIsPhone } from '@berea/ui/core';
import { Drawer, Sheet } from '@berea/ui/data';
import { ConversationList } from './conversation-list.js';
import styles from './conversations.module.css';

export interface ConversationsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Id of the conversation on screen. */
  readonly current: string | undefined;
  /** Without an id: the most recently used one. */
  readonly onOpen: (id: string | undefined) => void;
}

/** Earlier conversations: from the side, on phones from below. */
export function ConversationsDrawer({ open, onClose, current, onOpen }: ConversationsDrawerProps) {
  const phone = useIsPhone();
  const list = (
    <ConversationList
      current={current}
      onOpen={(id) => {
        onOpen(id);
        onClose();
      }}
      onDeleted={(id) => id === current && onOpen(undefined)}
    />
  );
  if (phone) {
    return (
      <Sheet title="Conversations" open={open} onClose={onClose} size="80dvh">
        {list}
      </Sheet>
    );
  }
  return (
    <Drawer
      title="Conversations"
      open={open}
      onClose={onClose}
      placement="right"
      size={400}
      classNames={{ root: styles['drawer'], body: styles['body'] }}
      destroyOnHidden
    >
      {list}
    </Drawer>
  );
}
