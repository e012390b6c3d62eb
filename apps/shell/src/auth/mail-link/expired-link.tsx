import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { AuthLink } from '../auth-link.js';
import { AuthNotice } from '../auth-notice.js';
import { ResetLinkExpired } from '../reset-link-expired.js';
import { AnotherMail } from './another-mail.js';
import type { MailLinkKind } from './read-mail-link.js';
import { WORDINGS } from './wordings.js';

/** What happened to a link that no longer works, and where another one comes from. */
export function ExpiredLink({ kind }: { kind: MailLinkKind }) {
  if (kind === 'recovery') return <ResetLinkExpired />;
  const { heading, renewal } = WORDINGS[kind];
  return (
    <AuthFrame title={heading} heading={heading}>
      <div className={styles['form']}>
        <AuthNotice kind="error">The link has expired or was used before. {renewal}</AuthNotice>
      </div>
      {kind === 'signup' && <AnotherMail />}
      <div className={styles['ways']}>
        <AuthLink to="/login">Back to sign in</AuthLink>
      </div>
    </AuthFrame>
  );
}
