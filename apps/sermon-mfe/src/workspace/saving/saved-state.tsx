import { type SermonSaving } from '../../saving/sermon-autosave.js';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import styles from '../workspace.module.css';
import { t, Trans } from '../../texts/workspace.js';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface SavedStateProps extends Pick<SermonSaving, 'state'> {
  /** Whether the server has it. */
  readonly known: boolean;
}

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** State of the text, in two words at most while all is well. */
export function SavedState({ state, known }: SavedStateProps) {
  if (state.kind === 'saved')
    return (
      <Line icon={<Check {...ICON} />}>
        <Trans
          id="workspace.saved-at"
          values={{ time: time.format(state.at) }}
          elements={{ at: <time dateTime={state.at.toISOString()} /> }}
        />
      </Line>
    );
  if (state.kind === 'waiting' || state.kind === 'saving')
    return <Line icon={<LoaderCircle {...ICON} />}>{t('workspace.saving')}</Line>;
  if (state.kind === 'unreachable')
    return <Line icon={<CloudOff {...ICON} />}>{t('workspace.kept-on-this-device')}</Line>;
  if (state.kind === 'untouched') return known ? <Line icon={<Check {...ICON} />}>{t('workspace.saved')}</Line> : null;
  return <Line>{t('workspace.not-saved')}</Line>;
}

const Line = ({ icon, children }: { readonly icon?: React.ReactNode; readonly children: React.ReactNode }) => (
  <span className={styles['saved']} data-testid="saved-state">
    {icon}
    <span>{children}</span>
  </span>
);
