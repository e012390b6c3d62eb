import type { MinistryRole } from '@berea/contracts';
import { Alert, Button } from '@berea/ui/core';
import { Radio } from '@berea/ui/forms';
import { CircleAlert, Compass } from 'lucide-react';
import { roleNames } from '../profile/preference-words.js';
import styles from './welcome-page.module.css';
import { t } from '../texts/onboarding.js';

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
      <h1>{t('onboarding.how-would-you-like-to-begin')}</h1>
      <p className={styles['lead']} id="role-words">
        {t('onboarding.tour-takes-about-two-minutes')}
      </p>
      <Radio.Group
        className={styles['roles']}
        aria-labelledby="role-words"
        value={role}
        onChange={(event) => onRole(event.target.value as MinistryRole)}
        options={Object.entries(roleNames()).map(([value, label]) => ({ value, label }))}
      />
      {failure && (
        <Alert
          className={styles['failure']}
          type="error"
          showIcon
          icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}
          title={t('onboarding.you-are-not-through-yet', { why: failure })}
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
          {t('onboarding.start-guided-tour')}
        </Button>
        <Button size="large" disabled={busy} onClick={() => onFinish(false)}>
          {t('onboarding.start-exploring')}
        </Button>
        <Button type="text" size="large" disabled={busy} onClick={onBack}>
          {t('onboarding.back')}
        </Button>
      </div>
    </>
  );
}
