import { MailCheck } from 'lucide-react';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { CodeForm } from './code-form.js';
import { LocalMailbox } from './local-mailbox.js';
import { ResendButton } from './resend-button.js';

/** After sign-up: the mail's link or its code confirms the address. */
export function CheckEmail({ email }: { email: string }) {
  return (
    <AuthFrame
      title="Check your email"
      mark={<MailCheck size={26} strokeWidth={1.75} aria-hidden />}
      heading="Check Your Email"
      lead={
        <>
          We sent a confirmation link to <b>{email}</b>. Open it to finish creating your account.
        </>
      }
    >
      <LocalMailbox />
      <CodeForm email={email} />
      <div className={styles['ways']}>
        <ResendButton email={email} />
        <AuthLink to="/login">Back to sign in</AuthLink>
      </div>
    </AuthFrame>
  );
}
