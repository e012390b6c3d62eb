import { Form, PasswordInput } from '@berea/ui/form';
import { PASSWORD_MIN, type PasswordOwner } from '@berea/contracts/values';
import { useSession } from '@berea/web';
import { useEffect, useState } from 'react';
import type { judgePassword } from './judge-password.js';
import { passwordRules } from './password-rules.js';
import styles from './password-hint.module.css';
import { t } from '../texts/auth.js';

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
  const email: unknown = Form.useWatch('email');
  const fullName: unknown = Form.useWatch('fullName');
  // On sign-up the form around says whose it is, elsewhere the session does.
  const owner = { ...(email ? { email: text(email) } : {}), ...(fullName ? { name: text(fullName) } : {}) };
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        extra={<PasswordHint password={text(password)} owner={owner} />}
        rules={[
          { required: true, message: t('auth.enter-a-password') },
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
              if ((value ?? '') === (getFieldValue('password') ?? '')) return;
              // An empty repetition is asked for; only a typed one can differ.
              throw new Error(value ? mismatch : t('auth.type-password-again'));
            },
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Under a new password while it is typed: the rules, what would be refused, and advice. */
export function PasswordHint({ password, owner }: { password: string; owner?: PasswordOwner }) {
  const { user } = useSession();
  const name: unknown = user?.user_metadata['full_name'];
  const judge = useJudge();
  const { strength, words } = judge?.(password, { email: user?.email, name: text(name), ...owner }) ?? unjudged();
  return (
    <span className={styles['hint']} data-strength={strength}>
      <span className={styles['meter']} aria-hidden />
      {words}
    </span>
  );
}

const unjudged = () => ({ strength: 'none', words: passwordRules() });

let judging: typeof judgePassword | undefined;

/**
 * The function that judges a password. It is loaded with its fields, since signing in needs none of it; until then the
 * rules are shown.
 */
function useJudge(): typeof judgePassword | undefined {
  const [judge, setJudge] = useState(() => judging);
  useEffect(() => {
    if (judging) return;
    import('./judge-password.js').then(
      ({ judgePassword }) => {
        judging = judgePassword;
        setJudge(() => judgePassword);
      },
      // The auth service judges it all the same.
      () => undefined,
    );
  }, []);
  return judge;
}
