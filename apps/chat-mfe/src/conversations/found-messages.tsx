import { Button, Skeleton } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useFoundMessages } from '../data/conversations.js';
import styles from './conversations.module.css';
import { t } from '../texts/chat-history.js';

export interface FoundMessagesProps {
  readonly words: string;
  readonly onOpen: (id: string) => void;
}

/** Places of words in the questions and answers of all conversations. */
export function FoundMessages({ words, onOpen }: FoundMessagesProps) {
  const found = useFoundMessages(words);
  if (found.isPending) {
    return (
      <div role="status" aria-label={t('chat-history.searching')}>
        <Skeleton active title={false} paragraph={{ rows: 4, width: '100%' }} />
      </div>
    );
  }
  if (found.isError) {
    return (
      <div role="alert" className={styles['note']}>
        <p>{t('chat-history.your-conversations-could-not-be', { explain: explain(found.error) })}</p>
        <Button onClick={() => void found.refetch()}>{t('chat-history.try-again')}</Button>
      </div>
    );
  }
  return (
    <section aria-label={t('chat-history.in-what-was-said')}>
      <h2 className={styles['group']} role="status">
        {found.data.length === 0 ? t('chat-history.no-question-or-answer') : t('chat-history.in-questions-and-answers')}
      </h2>
      <ul className={styles['list']}>
        {found.data.map(({ message, conversation, title, part, excerpt, timestamp }) => (
          <li key={`${message}-${part}`} className={styles['row']}>
            <button type="button" className={styles['open']} data-list-focus onClick={() => onOpen(conversation)}>
              <span className={styles['hit']}>
                <span className={styles['title']}>{title}</span>
                <span className={styles['excerpt']}>{excerpt}</span>
              </span>
              <span className={styles['when']}>{formatDay(timestamp)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
