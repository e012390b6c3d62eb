import { useIsPhone } from '@berea/ui/core';
import { Drawer } from '@berea/ui/data';
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
  return (
    <Drawer
      title="Conversations"
      open={open}
      onClose={onClose}
      placement={phone ? 'bottom' : 'right'}
      size={phone ? '80dvh' : 400}
      classNames={{
        root: styles['drawer'],
        section: phone ? styles['sheet'] : undefined,
        header: phone ? styles['sheetHeader'] : undefined,
        close: phone ? styles['close'] : undefined,
        body: styles['body'],
      }}
      destroyOnHidden
    >
      <ConversationList
        current={current}
        onOpen={(id) => {
          onOpen(id);
          onClose();
        }}
        onDeleted={(id) => id === current && onOpen(undefined)}
      />
    </Drawer>
  );
}
