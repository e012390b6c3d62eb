import { Tooltip } from '@berea/ui/core';
import { useAssistantStatus, useConfig } from '@berea/web';
import { useSyncExternalStore } from 'react';
import styles from './header.module.css';
import { t } from '../texts/chat.js';

const states = () =>
  ({
    model: { label: t('chat.online'), meaning: t('chat.scholar-answers-with-language') },
    library: {
      label: t('chat.online'),
      meaning: t('chat.answers-are-looked-up'),
    },
    offline: {
      label: t('chat.offline'),
      meaning: t('chat.this-device-has-no'),
    },
    off: { label: t('chat.off'), meaning: t('chat.scholar-is-switched-off') },
  }) as const;

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/**
 * The engine that answers just now, in a word; a press says what that means. A pointer that opened it by hovering would
 * close it by the press.
 */
export function AssistantStatus() {
  const { assistant } = useConfig();
  const { data } = useAssistantStatus();
  const online = useOnline();
  const state = online ? (data?.engine ?? assistant) : 'offline';
  const { label, meaning } = states()[state];
  const budget = data?.budget;
  const spent =
    online && state === 'library' && budget && budget.used >= budget.limit
      ? ' ' + t('chat.answers-used-up', { limit: budget.limit, time: time.format(new Date(budget.resetsAt)) })
      : '';
  return (
    <Tooltip title={meaning + spent} trigger="click" placement="bottomLeft">
      <button type="button" className={styles['status']} data-state={state}>
        {label}
      </button>
    </Tooltip>
  );
}

/** Whether the browser has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
