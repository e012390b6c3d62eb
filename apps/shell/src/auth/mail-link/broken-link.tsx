import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { AuthLink } from '../auth-link.js';
import { AuthNotice } from '../auth-notice.js';

/** The address was torn on its way, or the page was loaded again after it had taken the token out. */
export function BrokenLink() {
  return (
    <AuthFrame title="Link from a mail" heading="This link is not complete">
      <div className={styles['form']}>
        <AuthNotice kind="error">Open it from the mail once more.</AuthNotice>
      </div>
      <AuthLink to="/login">Back to sign in</AuthLink>
    </AuthFrame>
  );
}
