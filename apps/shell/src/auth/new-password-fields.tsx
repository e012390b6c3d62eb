import { Form, PasswordInput } from '@berea/ui/form';
import { judgePassword, PASSWORD_MIN } from './judge-password.js';
import styles from './password-hint.module.css';

export interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  /** Texts of the two rules, as each screen words them. */
  readonly mismatch: string;
  readonly tooShort: string;
}

/** A new password and its repetition, as fields `password` and `confirm` of the form around them. */
export function NewPasswordFields({ label, confirmLabel, mismatch, tooShort }: NewPasswordFieldsProps) {
  const password: unknown = Form.useWatch('password');
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        extra={<PasswordHint password={typeof password === 'string' ? password : ''} />}
        rules={[
          { required: true, message: 'Enter a password.' },
          { min: PASSWORD_MIN, message: tooShort },
        ]}
        validateFirst
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={confirmLabel}
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_rule, value: unknown) => {
              if ((value ?? '') !== (getFieldValue('password') ?? '')) throw new Error(mismatch);
            },
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}

/** Under a new password while it is typed: the rules, what would be refused, and advice. */
export function PasswordHint({ password }: { password: string }) {
  const { strength, words } = judgePassword(password);
  return (
    <span className={styles['hint']} data-strength={strength}>
      <span className={styles['meter']} aria-hidden />
      {words}
    </span>
  );
}
