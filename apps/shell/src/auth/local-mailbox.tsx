import { useLocalMailbox } from '../session/own-auth.js';
import styles from './auth-form.module.css';
import { AuthNotice } from './auth-notice.js';
import { t } from '../texts/sign-in.js';

/** Link to the mails while this server has no mail server to send them with. */
export function LocalMailbox() {
  if (!useLocalMailbox()) return null;
  return (
    <div className={styles['mailbox']}>
      <AuthNotice
        kind="info"
        action={
          <a className={styles['link']} href="/dev/mailbox" target="_blank" rel="noreferrer">
            {t('sign-in.open-local-mailbox')}
          </a>
        }
      >
        {t('sign-in.no-mail-server')}
      </AuthNotice>
    </div>
  );
}
