import { useNavigate } from '@berea/web/router';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { AuthNotice } from './auth-notice.js';
import { t } from '../texts/reset-password.js';

const REDIRECT_MS = 3_000;

/** Shown for 3 seconds, then login. */
export function PasswordUpdated() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame
      title={t('reset-password.password-updated')}
      mark={<Check size={28} strokeWidth={1.75} aria-hidden />}
      heading={t('reset-password.heading-password-updated')}
      lead={t('reset-password.taking-you-to-sign-in')}
    >
      <AuthLink to="/login">{t('reset-password.sign-in-now')}</AuthLink>
    </AuthFrame>
  );
}

/** The reset mail's link no longer works, however it was opened. */
export function ResetLinkExpired() {
  return (
    <AuthFrame title={t('reset-password.reset-password')} heading={t('reset-password.set-a-new-password')}>
      <div className={styles['form']}>
        <AuthNotice
          kind="error"
          action={<AuthLink to="/forgot-password">{t('reset-password.request-a-new-link')}</AuthLink>}
        >
          {t('reset-password.invalid-or-expired-reset-link')}
        </AuthNotice>
      </div>
      <AuthLink to="/login">{t('reset-password.back-to-sign-in')}</AuthLink>
    </AuthFrame>
  );
}
