import { useSession } from '@berea/web';
import { rememberSignIn } from '@berea/web/host';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import { AuthForm } from './auth-form.js';
import styles from './auth-form.module.css';
import { AuthNotice } from './auth-notice.js';
import { CodeField } from './auth-fields.js';
import { t } from '../texts/sign-in.js';

/** For those who read their mail on another device than this one. */
export function CodeForm({ email }: { email: string }) {
  const { auth } = useSession();
  const verify = useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      const { error } = await auth.verifyOtp({ email, token: code, type: 'signup' });
      if (error) throw error;
      rememberSignIn(false);
    },
  });
  return (
    <section className={styles['code']}>
      <h2>{t('sign-in.or-type-code')}</h2>
      <AuthForm<{ code: string }>
        name="confirm"
        submit={t('sign-in.confirm')}
        busy={verify.isPending}
        onSubmit={verify.mutate}
        notice={verify.error && <AuthNotice kind="error">{explainAuthError(verify.error)}</AuthNotice>}
      >
        <CodeField />
      </AuthForm>
    </section>
  );
}
