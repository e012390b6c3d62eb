import { Checkbox, Form, PasswordInput } from '@berea/ui/form';
import { useSession } from '@berea/web';
import { rememberSignIn } from '@berea/web/host';
import { useMutation } from '@tanstack/react-query';
import { PolicyLinks } from '../policies/policy-links.js';
import { AuthForm } from './auth-form.js';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-links.js';
import { EmailField } from './auth-fields.js';
import { LoginNotice } from './login-notice.js';
import { t } from '../texts/sign-in.js';

interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export function LoginPage() {
  const { auth } = useSession();
  const signIn = useMutation({
    mutationFn: async ({ email, password, remember }: LoginValues) => {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
      rememberSignIn(remember);
    },
  });
  return (
    <AuthFrame
      title={t('sign-in.sign-in')}
      heading={t('sign-in.sign-in-to-berea')}
      lead={t('sign-in.your-notes-and-conversations')}
    >
      <AuthForm<LoginValues>
        name="login"
        submit={t('sign-in.press-sign-in')}
        busy={signIn.isPending}
        onSubmit={signIn.mutate}
        initialValues={{ remember: true }}
        notice={
          <LoginNotice
            failure={signIn.error}
            tried={signIn.variables}
            onKept={() => signIn.variables && signIn.mutate(signIn.variables)}
          />
        }
      >
        <EmailField autoComplete="username" />
        <Form.Item
          name="password"
          label={t('sign-in.password')}
          rules={[{ required: true, message: t('sign-in.enter-your-password') }]}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <div className={styles['row']}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t('sign-in.remember-me')}</Checkbox>
          </Form.Item>
          <AuthLink to="/forgot-password">{t('sign-in.forgot-password')}</AuthLink>
        </div>
      </AuthForm>
      <p className={styles['after']}>
        {t('sign-in.new-to-berea')} <AuthLink to="/signup">{t('sign-in.create-an-account')}</AuthLink>
      </p>
      <PolicyLinks names={['privacy', 'terms', 'cookies']} />
    </AuthFrame>
  );
}
