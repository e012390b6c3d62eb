import { useSession } from '@berea/web';
import { MailButton } from './mail-button.js';
import { PolicyPage } from '../policies/policy-page.js';
import styles from '../policies/policy.module.css';

export const DELETION_SUBJECT = 'Delete My Account';

export function DeleteAccountPage() {
  const { user } = useSession();
  return (
    <PolicyPage title="Delete My Account">
      <p>Deletion is irreversible. Notes, sermons and conversations cannot be brought back.</p>
      <p>
        Keep first what you need: a sermon is downloaded from the place where you write it, and a note or an answer is
        copied or printed from where it stands.
      </p>
      <h2>How to ask for it</h2>
      <ul>
        <li>
          Write to support with the subject “{DELETION_SUBJECT}”, and name the email address you signed up with
          {user?.email ? ` (${user.email})` : ''}.
        </li>
        <li>Write from that address, so that we know it is you.</li>
        <li>We confirm the deletion within 7 days.</li>
      </ul>
      <div className={styles['ways']}>
        <MailButton subject={DELETION_SUBJECT} danger />
      </div>
    </PolicyPage>
  );
}
