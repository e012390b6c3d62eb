import { Link } from '@berea/web/router';
import type { ReactNode } from 'react';
import styles from './auth-form.module.css';
import { type AuthState, useWantedPath } from './wanted-path.js';
import { t } from '../texts/auth.js';

/** A link between the signed-out screens; the page that was asked for goes along. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const from = useWantedPath();
  return (
    <Link className={styles['link']} to={to} state={{ from }}>
      {children}
    </Link>
  );
}

/** To the screen that sends the confirmation mail again and takes its code. */
export function ConfirmLink({ email }: { email: string }) {
  const state: AuthState = { from: useWantedPath(), confirm: email };
  return (
    <Link className={styles['link']} to="/signup" state={state}>
      {t('auth.confirm-your-email')}
    </Link>
  );
}
