import { Button, Logo } from '@berea/ui/core';
import { useAccount } from '../frame/use-account.js';
import styles from './welcome-page.module.css';
import { t } from '../texts/onboarding.js';

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const { name } = useAccount();
  const first = name === 'User' ? undefined : name.split(/\s+/)[0];
  return (
    <>
      <span className={styles['mark']}>
        <Logo size={64} />
      </span>
      <h1>{first === undefined ? t('onboarding.welcome') : t('onboarding.welcome-name', { name: first })}</h1>
      <p className={styles['lead']}>{t('onboarding.berea-is-a-study-companion')}</p>
      <div className={styles['ways']}>
        <Button type="primary" size="large" onClick={onNext}>
          {t('onboarding.get-started')}
        </Button>
      </div>
    </>
  );
}
