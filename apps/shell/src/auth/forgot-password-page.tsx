import { useSession } from '@berea/web';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import { AuthForm } from './auth-form.js';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { AuthNotice } from './auth-notice.js';
import { EmailField } from './auth-fields.js';
import { LocalMailbox } from './local-mailbox.js';

const SENT = 'Password reset email sent successfully. Please check your email for further instructions.';

export function ForgotPasswordPage() {
  const { auth } = useSession();
  const send = useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const redirectTo = `${window.location.origin}/reset-password`;
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
      if (error) throw error;
    },
  });
  return (
    <AuthFrame
      title="Reset your password"
      heading="Reset your password"
      lead="Enter your email and we’ll send you a link."
    >
      <AuthForm<{ email: string }>
        name="forgot"
        submit="Send Reset Link"
        busy={send.isPending}
        onSubmit={send.mutate}
        notice={
          <>
            {send.error && <AuthNotice kind="error">{explainAuthError(send.error)}</AuthNotice>}
            {send.isSuccess && <AuthNotice kind="success">{SENT}</AuthNotice>}
            {send.isSuccess && <LocalMailbox />}
          </>
        }
      >
        <EmailField />
      </AuthForm>
      <p className={styles['after']}>
        <AuthLink to="/login">Back to sign in</AuthLink>
      </p>
    </AuthFrame>
  );
}
