import { MailCheck } from 'lucide-react';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { AuthLink } from '../auth-links.js';
import { AuthNotice } from '../auth-notice.js';
import { ResetLinkExpired } from '../reset-outcomes.js';
import { AnotherMail } from './another-mail.js';
import type { MailLinkKind } from './read-mail-link.js';
import { wordings } from './wordings.js';
import { t } from '../../texts/mail-link.js';

/** Says that a link no longer works, and how to get another one. */
export function ExpiredLink({ kind }: { kind: MailLinkKind }) {
  if (kind === 'recovery') return <ResetLinkExpired />;
  const { heading, renewal } = wordings()[kind];
  return (
    <AuthFrame title={heading} heading={heading}>
      <div className={styles['form']}>
        <AuthNotice kind="error">{t('mail-link.link-has-expired', { renewal })}</AuthNotice>
      </div>
      {kind === 'signup' && <AnotherMail />}
      <div className={styles['ways']}>
        <AuthLink to="/login">{t('mail-link.back-to-sign-in')}</AuthLink>
      </div>
    </AuthFrame>
  );
}

/** The address was torn on its way, or the page was loaded again after it had taken the token out. */
export function BrokenLink() {
  return (
    <AuthFrame title={t('mail-link.link-from-a-mail')} heading={t('mail-link.this-link-is-not-complete')}>
      <div className={styles['form']}>
        <AuthNotice kind="error">{t('mail-link.open-it-from-mail-once-more')}</AuthNotice>
      </div>
      <AuthLink to="/login">{t('mail-link.back-to-sign-in')}</AuthLink>
    </AuthFrame>
  );
}

/** A change of address is done once both addresses have agreed. */
export function OtherMail() {
  return (
    <AuthFrame
      title={t('mail-link.one-more-mail')}
      mark={<MailCheck size={26} strokeWidth={1.75} aria-hidden />}
      heading={t('mail-link.one-more-mail')}
      lead={t('mail-link.thank-you-now-confirm-change')}
    >
      <AuthLink to="/login">{t('mail-link.back-to-berea')}</AuthLink>
    </AuthFrame>
  );
}
