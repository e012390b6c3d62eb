import { useConfig } from '@berea/web';
import { MailButton } from './mail-button.js';
import { PolicyPage } from '../policies/policy-page.js';
import styles from '../policies/policy.module.css';

export function SupportPage() {
  const { supportEmail } = useConfig();
  return (
    <PolicyPage title="Contact Support">
      <h2>Email support</h2>
      <p>Write to us about anything that does not work, that you cannot find, or that you wish for.</p>
      {supportEmail && <p>{supportEmail}</p>}
      <p>We reply in 1-2 business days.</p>
      <p>
        Tell us what you did, what you saw and what you expected. If a page showed “Details for support”, copy that line
        along. Please leave out the private details of people in your care.
      </p>
      <div className={styles['ways']}>
        <MailButton />
      </div>
    </PolicyPage>
  );
}
