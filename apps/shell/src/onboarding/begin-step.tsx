import type { MinistryRole } from '@berea/contracts';
import { Alert, Button } from '@berea/ui/core';
import { Radio } from '@berea/ui/forms';
import { CircleAlert, Compass } from 'lucide-react';
import { ROLE_NAMES } from '../profile/preference-words.js';
import styles from './welcome-page.module.css';

export interface BeginStepProps {
  readonly role: MinistryRole | null;
  readonly onRole: (role: MinistryRole) => void;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onFinish: (withTour: boolean) => void;
  readonly onBack: () => void;
}

export function BeginStep({ role, onRole, busy, failure, onFinish, onBack }: BeginStepProps) {
  return (
    <>
      <h1>How would you like to begin?</h1>
      <p className={styles['lead']} id="role-words">
        The tour takes about two minutes. You can always find it again in Settings. If you like, say what you do: it
        shapes the examples and outlines you are shown, and you can change it in your profile.
      </p>
      <Radio.Group
        className={styles['roles']}
        aria-labelledby="role-words"
        value={role}
        onChange={(event) => onRole(event.target.value as MinistryRole)}
        options={Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label }))}
      />
      {failure && (
        <Alert
          className={styles['failure']}
          type="error"
          showIcon
          icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}
          title={`You are not through yet. ${failure}`}
        />
      )}
      <div className={styles['ways']}>
        <Button
          type="primary"
          size="large"
          icon={<Compass size={18} strokeWidth={1.75} aria-hidden />}
          loading={busy}
          onClick={() => onFinish(true)}
        >
          Start Guided Tour
        </Button>
        <Button size="large" disabled={busy} onClick={() => onFinish(false)}>
          Start Exploring
        </Button>
        <Button type="text" size="large" disabled={busy} onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
