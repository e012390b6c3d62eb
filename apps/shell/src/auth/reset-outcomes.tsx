import { useNavigate } from '@berea/web/router';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { AuthNotice } from './auth-notice.js';

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
      title="Password updated"
      mark={<Check size={28} strokeWidth={1.75} aria-hidden />}
      heading="Password Updated!"
      lead="Taking you to sign in..."
    >
      <AuthLink to="/login">Sign in now</AuthLink>
    </AuthFrame>
  );
}

/** The reset mail's link no longer works, however it was opened. */
export function ResetLinkExpired() {
  return (
    <AuthFrame title="Reset password" heading="Set a new password">
      <div className={styles['form']}>
        <AuthNotice kind="error" action={<AuthLink to="/forgot-password">Request a new link</AuthLink>}>
          Invalid or expired reset link. Please request a new password reset.
        </AuthNotice>
      </div>
      <AuthLink to="/login">Back to sign in</AuthLink>
    </AuthFrame>
  );
}
