import styles from './password-hint.module.css';
import { judgePassword } from './judge-password.js';

/** Under a new password while it is typed: the rules, what would be refused, and advice. */
export function PasswordHint({ password }: { password: string }) {
  const { strength, words } = judgePassword(password);
  return (
    <span className={styles['hint']} data-strength={strength}>
      <span className={styles['meter']} aria-hidden />
      {words}
    </span>
  );
}
