import { Tooltip } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import styles from './header.module.css';
import { useOnline } from './use-online.js';

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
} as const;

/** What answers just now, told as it is. */
export function AssistantStatus() {
  const { assistant } = useConfig();
  const state = useOnline() ? assistant : 'offline';
  const { label, meaning } = STATES[state];
  return (
    <Tooltip title={meaning} trigger={['hover', 'focus', 'click']}>
      <button type="button" className={styles['status']} data-state={state}>
        {label}
      </button>
    </Tooltip>
  );
}
