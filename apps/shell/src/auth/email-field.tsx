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
