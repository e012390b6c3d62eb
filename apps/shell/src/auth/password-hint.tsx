import styles from './password-hint.module.css';
import { judgePassword } from './judge-password.js';

/** Advice under a new password; it refuses nothing. */
export function PasswordHint({ password }: { password: string }) {
  const { strength, words } = judgePassword(password);
  return (
    <span className={styles['hint']} data-strength={strength}>
      <span className={styles['meter']} aria-hidden />
      {words}
    </span>
  );
}
