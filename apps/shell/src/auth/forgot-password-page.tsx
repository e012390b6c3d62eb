import { useSession } from '@berea/web';
import { useMailUnavailable } from '../session/own-auth.js';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import { AuthForm } from './auth-form.js';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { AuthNotice } from './auth-notice.js';
import { EmailField } from './auth-fields.js';
import { LocalMailbox } from './local-mailbox.js';
import { t } from '../texts/sign-in.js';

const sent = () => t('sign-in.password-reset-email');

export function ForgotPasswordPage() {
  const { auth } = useSession();
  const mail = useMailUnavailable();
  const send = useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const redirectTo = `${window.location.origin}/reset-password`;
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
      if (error) throw error;
    },
  });
  return (
    <AuthFrame
      title={t('sign-in.reset-your-password')}
      heading={t('sign-in.reset-your-password')}
      lead={t('sign-in.enter-your-email')}
    >
      <AuthForm<{ email: string }>
        name="forgot"
        submit={t('sign-in.send-reset-link')}
        busy={send.isPending}
        onSubmit={send.mutate}
        notice={
          <>
            {mail.unavailable && !send.error && <AuthNotice kind="info">{t('sign-in.no-mail-to-reset')}</AuthNotice>}
            {send.error && <AuthNotice kind="error">{explainAuthError(send.error)}</AuthNotice>}
            {send.isSuccess && <AuthNotice kind="success">{sent()}</AuthNotice>}
            {send.isSuccess && <LocalMailbox />}
          </>
        }
      >
        <EmailField />
      </AuthForm>
      <p className={styles['after']}>
        <AuthLink to="/login">{t('sign-in.back-to-sign-in')}</AuthLink>
      </p>
    </AuthFrame>
  );
}
