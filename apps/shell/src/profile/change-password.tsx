import { Button, useToast } from '@berea/ui/core';
import { Form, PasswordInput } from '@berea/ui/forms';
import { useSession } from '@berea/web';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useChangePassword, WrongPasswordError } from '../session/change-password.js';
import { useState } from 'react';
import { PasswordHint } from '../auth/new-password-fields.js';
import { checkNewPassword, type NewPassword } from './check-new-password.js';
import styles from './profile-page.module.css';

/** Closes and clears itself once the password is changed; a refusal leaves what was typed. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const show = useToast();
  const change = useChangePassword();
  const [wrong, setWrong] = useState<keyof NewPassword | null>(null);
  const [form] = Form.useForm<NewPassword>();
  const next = Form.useWatch('next', form) ?? '';

  const refuse = (field: keyof NewPassword | null, title: string, description?: string) => {
    setWrong(field);
    if (field) form.getFieldInstance(field)?.focus();
    show({ kind: 'error', title, ...(description && { description }) });
  };
  const submit = (values: NewPassword) => {
    const problem = checkNewPassword(values);
    if (problem) return refuse(problem.field, problem.title, problem.description);
    setWrong(null);
    change.mutate(values, {
      onSuccess: () => {
        show({ title: 'Password updated successfully!' });
        onClose();
      },
      onError: (error) =>
        error instanceof WrongPasswordError
          ? refuse('current', error.message)
          : refuse(null, 'Failed to update password', explainAuthError(error)),
    });
  };
  const item = (name: keyof NewPassword) => ({ name, ...(wrong === name && { validateStatus: 'error' as const }) });

  return (
    <Form<NewPassword>
      form={form}
      name="change-password"
      className={styles['password']}
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={{ current: '', next: '', confirm: '' }}
      onFinish={submit}
      onValuesChange={() => setWrong(null)}
    >
      {/* For password managers: whose password it is. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <Form.Item {...item('current')} label="Current Password">
        <PasswordInput autoComplete="current-password" aria-invalid={wrong === 'current'} />
      </Form.Item>
      <Form.Item {...item('next')} label="New Password" extra={<PasswordHint password={next} />}>
        <PasswordInput autoComplete="new-password" aria-invalid={wrong === 'next'} />
      </Form.Item>
      <Form.Item {...item('confirm')} label="Confirm New Password">
        <PasswordInput autoComplete="new-password" aria-invalid={wrong === 'confirm'} />
      </Form.Item>
      <div className={styles['ways']}>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          Update Password
        </Button>
        <Button type="text" disabled={change.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
