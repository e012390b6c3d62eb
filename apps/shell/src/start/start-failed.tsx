import { Button, Input } from '@berea/ui/core';
import { TryAgain } from '../page/try-again.js';
import { AuthFrame } from '../auth/auth-frame.js';
import { AuthNotice } from '../auth/auth-notice.js';
import styles from './start.module.css';
import { t } from '../texts/start.js';

/** While the server does not answer at all: login as it will be, not usable yet, and why. */
export function StartFailed({ retry }: { retry: () => void }) {
  return (
    <AuthFrame title={t('start.sign-in')} heading={t('start.sign-in-to-berea')}>
      <div className={styles['waiting']}>
        <AuthNotice kind="error" action={<TryAgain retry={retry} />}>
          <b>{t('start.not-reached')}</b> {t('start.not-answering')}
        </AuthNotice>
        <Input size="large" aria-label={t('start.email')} placeholder={t('start.email')} disabled />
        <Input
          size="large"
          aria-label={t('start.password')}
          placeholder={t('start.password')}
          type="password"
          disabled
        />
        <Button type="primary" size="large" block disabled>
          {t('start.press-sign-in')}
        </Button>
      </div>
    </AuthFrame>
  );
}
