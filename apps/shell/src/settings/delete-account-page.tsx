import { useSession } from '@berea/web';
import { Link } from '@berea/web/router';
import { DeleteNow } from './delete-now.js';
import { MailButton } from './mail-button.js';
import { PolicyPage } from '../policies/policy-page.js';
import styles from '../policies/policy.module.css';
import { t } from '../texts/delete-account.js';

export function DeleteAccountPage() {
  const { user } = useSession();
  const subject = t('delete-account.subject');
  return (
    <PolicyPage title={subject}>
      <p>{t('delete-account.deletion-is-irreversible-notes-sermons')}</p>
      <p>{t('delete-account.keep-first-what-you-need')}</p>
      <p>
        <Link to="/settings/data">{t('delete-account.export-my-data')}</Link>
      </p>
      <h2>{t('delete-account.how-to-ask-for-it')}</h2>
      <ul>
        <li>
          {user?.email
            ? t('delete-account.write-to-support-from', { subject, email: user.email })
            : t('delete-account.write-to-support', { subject })}
        </li>
        <li>{t('delete-account.write-from-that-address-so')}</li>
        <li>{t('delete-account.we-confirm-deletion-within-7-days')}</li>
      </ul>
      <div className={styles['ways']}>
        <MailButton subject={subject} danger />
      </div>
      <DeleteNow />
    </PolicyPage>
  );
}
