import { useConfig } from '@berea/web';
import styles from '../auth-form.module.css';

/** Whoever has no app left can be let in by an operator alone. */
export function LostApp() {
  const { supportEmail } = useConfig();
  if (!supportEmail) return null;
  return (
    <a
      className={styles['link']}
      href={`mailto:${supportEmail}?subject=${encodeURIComponent('Lost authenticator app')}`}
    >
      I have lost my app
    </a>
  );
}
