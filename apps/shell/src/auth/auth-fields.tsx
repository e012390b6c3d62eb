import { Input } from '@berea/ui/core';
import { Form } from '@berea/ui/form';

/** The field `email` of the form around it. */
export function EmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  return (
    <Form.Item
      name="email"
      label="Email"
      rules={[
        { required: true, message: 'Enter your email address.' },
        { type: 'email', message: 'Enter an email address like name@example.org.' },
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
      label="6-digit code"
      normalize={(typed: string) => typed.replace(/\D/g, '').slice(0, 6)}
      rules={[{ pattern: /^\d{6}$/, required: true, message: 'Enter the six digits of the code.' }]}
    >
      <Input inputMode="numeric" autoComplete="one-time-code" autoFocus={autoFocus} />
    </Form.Item>
  );
}
