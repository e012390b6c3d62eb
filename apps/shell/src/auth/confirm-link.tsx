import { Link } from '@berea/web/router';
import styles from './auth-form.module.css';
import { type AuthState, useWantedPath } from './wanted-path.js';

/** To the screen that sends the confirmation mail again and takes its code. */
export function ConfirmLink({ email }: { email: string }) {
  const state: AuthState = { from: useWantedPath(), confirm: email };
  return (
    <Link className={styles['link']} to="/signup" state={state}>
      Confirm your email address
    </Link>
  );
}
