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
    <AuthFrame title="Sign in" heading="Sign in to Berea" lead="Your notes and conversations are where you left them.">
      <AuthForm<LoginValues>
        name="login"
        submit="Sign In"
        busy={signIn.isPending}
        onSubmit={signIn.mutate}
        initialValues={{ remember: true }}
        notice={<LoginNotice failure={signIn.error} email={signIn.variables?.email} />}
      >
        <EmailField autoComplete="username" />
        <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Enter your password.' }]}>
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <div className={styles['row']}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>Remember me</Checkbox>
          </Form.Item>
          <AuthLink to="/forgot-password">Forgot password?</AuthLink>
        </div>
      </AuthForm>
      <p className={styles['after']}>
        New to Berea? <AuthLink to="/signup">Create an account</AuthLink>
      </p>
      <PolicyLinks names={['Privacy Policy', 'Terms of Use', 'Cookies']} />
    </AuthFrame>
  );
}
