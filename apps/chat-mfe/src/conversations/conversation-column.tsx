import { ConversationList, type ConversationListProps } from './conversation-list.js';
import styles from './conversations.module.css';

/** Earlier conversations, beside the one on screen; on phones in its place. */
export const ConversationColumn = (props: ConversationListProps) => (
  <aside className={styles['column']} aria-label="Conversations">
    <ConversationList {...props} />
  </aside>
);
