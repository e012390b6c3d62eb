import { useConfig } from '@berea/web';
import { MailButton } from './mail-button.js';
import { PolicyPage } from '../policies/policy-page.js';
import styles from '../policies/policy.module.css';
import { t } from '../texts/support.js';

export function SupportPage() {
  const { supportEmail } = useConfig();
  return (
    <PolicyPage title={t('support.contact-support')}>
      <h2>{t('support.email-support')}</h2>
      <p>{t('support.write-to-us-about-anything')}</p>
      {supportEmail && <p>{supportEmail}</p>}
      <p>{t('support.when-we-reply')}</p>
      <p>{t('support.tell-us-what-you-did')}</p>
      <div className={styles['ways']}>
        <MailButton />
      </div>
    </PolicyPage>
  );
}
