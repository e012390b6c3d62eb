import { MailCheck } from 'lucide-react';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { AuthLink } from '../auth-links.js';
import { AuthNotice } from '../auth-notice.js';
import { ResetLinkExpired } from '../reset-outcomes.js';
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

/** The address was torn on its way, or the page was loaded again after it had taken the token out. */
export function BrokenLink() {
  return (
    <AuthFrame title="Link from a mail" heading="This link is not complete">
      <div className={styles['form']}>
        <AuthNotice kind="error">Open it from the mail once more.</AuthNotice>
      </div>
      <AuthLink to="/login">Back to sign in</AuthLink>
    </AuthFrame>
  );
}

/** A change of address is done once both addresses have agreed. */
export function OtherMail() {
  return (
    <AuthFrame
      title="One more mail"
      mark={<MailCheck size={26} strokeWidth={1.75} aria-hidden />}
      heading="One more mail"
      lead="Thank you. Now confirm the change in the mail to the other address; until then, nothing changes."
    >
      <AuthLink to="/login">Back to Berea</AuthLink>
    </AuthFrame>
  );
}
