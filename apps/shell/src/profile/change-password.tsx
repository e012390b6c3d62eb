import { Button, useToast } from '@berea/ui/core';
import { Form, PasswordInput } from '@berea/ui/forms';
import { useSession } from '@berea/web';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useChangePassword, WrongPasswordError } from '../session/change-password.js';
import { useState } from 'react';
import { PasswordHint } from '../auth/new-password-fields.js';
import { checkNewPassword, type NewPassword } from './check-new-password.js';
import styles from './profile-page.module.css';
import { t } from '../texts/profile.js';

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
        show({ title: t('profile.password-updated-successfully') });
        onClose();
      },
      onError: (error) =>
        error instanceof WrongPasswordError
          ? refuse('current', error.message)
          : refuse(null, t('profile.failed-to-update-password'), explainAuthError(error)),
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
      <Form.Item {...item('current')} label={t('profile.current-password')}>
        <PasswordInput autoComplete="current-password" aria-invalid={wrong === 'current'} />
      </Form.Item>
      <Form.Item {...item('next')} label={t('profile.new-password')} extra={<PasswordHint password={next} />}>
        <PasswordInput autoComplete="new-password" aria-invalid={wrong === 'next'} />
      </Form.Item>
      <Form.Item {...item('confirm')} label={t('profile.confirm-new-password')}>
        <PasswordInput autoComplete="new-password" aria-invalid={wrong === 'confirm'} />
      </Form.Item>
      <div className={styles['ways']}>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('profile.update-password')}
        </Button>
        <Button type="text" disabled={change.isPending} onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </Form>
  );
}
