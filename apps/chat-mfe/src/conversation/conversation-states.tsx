import { Button, Skeleton, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import styles from './conversation-states.module.css';
import { t } from '../texts/chat.js';

/** Shown once loading takes longer than an instant; said to screen readers at once. */
export function ConversationLoading() {
  const late = useDelayed(true);
  return (
    <div className={styles['loading']} data-late={late || undefined} data-on-its-way="" aria-busy>
      <p role="status">{t('chat.loading-conversation')}</p>
      <Skeleton.Button className={styles['question']} active={late} block />
      <Skeleton active={late} title={false} paragraph={{ rows: 3, width: ['96%', '100%', '88%'] }} />
      <Skeleton active={late} title={false} paragraph={{ rows: 3, width: ['100%', '92%', '70%'] }} />
    </div>
  );
}

export interface ConversationFailedProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** To the most recent conversation, when this one was named by the address. */
  readonly leave?: () => void;
}

export function ConversationFailed({ error, retry, leave }: ConversationFailedProps) {
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title={t('chat.conversation-could-not-be-loaded')}
      actions={
        <>
          <Button type="primary" onClick={retry}>
            {t('chat.try-again')}
          </Button>
          {leave && <Button onClick={leave}>{t('chat.open-latest-one')}</Button>}
        </>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}
