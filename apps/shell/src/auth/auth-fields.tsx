import { Input } from '@berea/ui/core';
import { Form } from '@berea/ui/form';
import { t } from '../texts/auth.js';

/** The field `email` of the form around it. */
export function EmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  return (
    <Form.Item
      name="email"
      label={t('auth.email')}
      rules={[
        { required: true, message: t('auth.enter-your-email') },
        { type: 'email', message: t('auth.enter-an-email') },
      ]}
      normalize={(typed: string) => typed.trim()}
      validateFirst
    >
      <Input type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} maxLength={254} />
    </Form.Item>
  );
}

/** The field `code` of the form around it: six digits, from a mail or an authenticator app. */
export function CodeField({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Form.Item
      name="code"
      label={t('auth.6-digit-code')}
      normalize={(typed: string) => typed.replace(/\D/g, '').slice(0, 6)}
      rules={[{ pattern: /^\d{6}$/, required: true, message: t('auth.enter-six-digits') }]}
    >
      <Input inputMode="numeric" autoComplete="one-time-code" autoFocus={autoFocus} />
    </Form.Item>
  );
}
