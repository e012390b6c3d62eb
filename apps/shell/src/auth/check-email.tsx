import { MailCheck } from 'lucide-react';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { CodeForm } from './code-form.js';
import { LocalMailbox } from './local-mailbox.js';
import { ResendButton } from './resend-button.js';
import { t, Trans } from '../texts/sign-in.js';

/** After sign-up: the mail's link or its code confirms the address. */
export function CheckEmail({ email }: { email: string }) {
  return (
    <AuthFrame
      title={t('sign-in.check-your-email')}
      mark={<MailCheck size={26} strokeWidth={1.75} aria-hidden />}
      heading={t('sign-in.heading-check-your-email')}
      lead={<Trans id="sign-in.we-sent-a-link" values={{ email }} elements={{ b: <b /> }} />}
    >
      <LocalMailbox />
      <CodeForm email={email} />
      <div className={styles['ways']}>
        <ResendButton email={email} />
        <AuthLink to="/login">{t('sign-in.back-to-sign-in')}</AuthLink>
      </div>
    </AuthFrame>
  );
}
