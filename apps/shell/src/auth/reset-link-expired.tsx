import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-link.js';
import { AuthNotice } from './auth-notice.js';

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
