import { Tooltip } from '@berea/ui/core';
import { useAssistantStatus, useConfig } from '@berea/web';
import { useSyncExternalStore } from 'react';
import styles from './header.module.css';

const STATES = {
  model: { label: 'Online', meaning: 'Scholar answers with a language model; its quotations are checked.' },
  library: {
    label: 'Library mode',
    meaning: 'Scholar answers from the installed library, without a language model, and names its sources.',
  },
  offline: {
    label: 'Offline',
    meaning: 'This device has no connection. What you write is kept; send it when you are back online.',
  },
  off: { label: 'Off', meaning: 'Scholar is switched off.' },
} as const;

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** What answers just now, told as it is. */
export function AssistantStatus() {
  const { assistant } = useConfig();
  const { data } = useAssistantStatus();
  const online = useOnline();
  const state = online ? (data?.engine ?? assistant) : 'offline';
  const { label, meaning } = STATES[state];
  const budget = data?.budget;
  const spent =
    online && state === 'library' && budget && budget.used >= budget.limit
      ? ` Today's ${budget.limit} answers of the language model are used up; it answers again from ${time.format(new Date(budget.resetsAt))}.`
      : '';
  return (
    <Tooltip title={meaning + spent} trigger={['hover', 'focus', 'click']}>
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
