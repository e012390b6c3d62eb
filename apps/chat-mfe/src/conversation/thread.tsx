import type { ChatMessage } from '@berea/contracts';
import type { AskedQuestion } from '@berea/web';
import { Exchange, PendingExchange } from './exchange.js';
import styles from './thread.module.css';
import { useNewestInView } from './use-newest-in-view.js';

export interface ThreadProps {
  readonly messages: readonly ChatMessage[];
  /** Asked in this conversation and not answered yet. */
  readonly pendingHere: AskedQuestion | undefined;
  readonly pending: boolean;
  readonly onAskAgain: (question: string) => void;
}

/** All questions and answers of a conversation, the newest kept in view. */
export function Thread({ messages, pendingHere, pending, onAskAgain }: ThreadProps) {
  const newest = pendingHere ? `asked-${pendingHere.id}` : messages.at(-1)?.id;
  const { newestRef, endRef } = useNewestInView(newest, Boolean(pendingHere));
  return (
    <div className={styles['thread']}>
      {messages.map((message) => (
        <div key={message.id} ref={message.id === newest ? newestRef : undefined} className={styles['place']}>
          <Exchange message={message} pending={pending} onAskAgain={onAskAgain} />
        </div>
      ))}
      {pendingHere && (
        <div key={newest} ref={newestRef} className={styles['place']}>
          <PendingExchange question={pendingHere.question.message} />
        </div>
      )}
      <div ref={endRef} />
    </div>
  );
}
