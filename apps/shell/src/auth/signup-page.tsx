import { Input } from '@berea/ui/core';
import { Form } from '@berea/ui/form';
import { useSession } from '@berea/web';
import { rememberSignIn } from '@berea/web/host';
import { useMailUnavailable } from '../session/own-auth.js';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useNavigate } from '@berea/web/router';
import { useMutation } from '@tanstack/react-query';
import { PolicyLinks } from '../policies/policy-links.js';
import { AuthForm } from './auth-form.js';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { AuthNotice } from './auth-notice.js';
import { CheckEmail } from './check-email.js';
import { confirmedAddress } from './confirmation-mail.js';
import { EmailField } from './auth-fields.js';
import { NewPasswordFields } from './new-password-fields.js';
import { type AuthState, useAuthState, useWantedPath } from './wanted-path.js';
import { t } from '../texts/sign-in.js';

interface SignupValues {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

export function SignupPage() {
  const { confirm } = useAuthState();
  return confirm ? <CheckEmail email={confirm} /> : <SignupForm />;
}

function SignupForm() {
  const { auth } = useSession();
  const navigate = useNavigate();
  const from = useWantedPath();
  const mail = useMailUnavailable();
  const signUp = useMutation({
    mutationFn: async ({ fullName, email, password }: SignupValues) => {
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName.trim() }, emailRedirectTo: confirmedAddress() },
      });
      if (error) throw error;
      // A service that asks for no confirmation signs in at once.
      if (data.session) rememberSignIn(false);
      else await navigate('/signup', { state: { from, confirm: email } satisfies AuthState });
    },
  });
  return (
    <AuthFrame
      title={t('sign-in.create-your-account')}
      heading={t('sign-in.create-your-account')}
      lead={t('sign-in.free-while-berea')}
    >
      <AuthForm<SignupValues>
        name="signup"
        submit={t('sign-in.create-account')}
        busy={signUp.isPending}
        onSubmit={signUp.mutate}
        notice={
          signUp.error ? (
            <AuthNotice kind="error">{explainAuthError(signUp.error)}</AuthNotice>
          ) : (
            mail.unavailable &&
            !mail.opensAccounts && <AuthNotice kind="info">{t('sign-in.no-mail-to-confirm')}</AuthNotice>
          )
        }
      >
        <Form.Item
          name="fullName"
          label={t('sign-in.full-name')}
          rules={[{ required: true, whitespace: true, message: t('sign-in.enter-your-full-name') }]}
        >
          <Input autoComplete="name" maxLength={120} />
        </Form.Item>
        <EmailField />
        <NewPasswordFields
          label={t('sign-in.password')}
          confirmLabel={t('sign-in.confirm-password')}
          mismatch={t('sign-in.passwords-dont-match')}
          tooShort={t('sign-in.password-must-be-at-least')}
        />
      </AuthForm>
      <p className={styles['after']}>
        {t('sign-in.already-have-an-account')} <AuthLink to="/login">{t('sign-in.sign-in')}</AuthLink>
      </p>
      <p className={styles['hint']}>{t('sign-in.least-age')}</p>
      <PolicyLinks names={['privacy', 'terms', 'cookies']} />
    </AuthFrame>
  );
}
