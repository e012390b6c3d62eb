import { Button, Input, useToast } from '@berea/ui/core';
import { Form, PasswordInput } from '@berea/ui/forms';
import { useState } from 'react';
import { AuthNotice } from '../../auth/auth-notice.js';
import { useChangeAddress } from '../../session/account-changes.js';
import { WrongPasswordError } from '../../session/change-password.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { t } from '../../texts/account-page.js';
import { t as fields } from '../../texts/auth.js';
import styles from './account-page.module.css';

interface Values {
  readonly email: string;
  readonly password: string;
}

/** Closes once the address is asked for; a refusal leaves what was typed. */
export function AddressForm({ present, onClose }: { present: string; onClose: () => void }) {
  const change = useChangeAddress();
  const show = useToast();
  const [form] = Form.useForm<Values>();
  const [sent, setSent] = useState(false);
  const ask = (values: Values) =>
    change.mutate(values, {
      onSuccess: ({ waits }) => {
        const title = waits
          ? t('account-page.waits-for', { address: values.email })
          : t('account-page.address-changed');
        show({ title });
        onClose();
      },
      onError: (error) => {
        if (!(error instanceof WrongPasswordError)) return;
        form.setFields([{ name: 'password', errors: [error.message] }]);
        form.getFieldInstance('password')?.focus();
      },
    });
  const refused = change.error instanceof WrongPasswordError ? null : change.error;
  return (
    <Form<Values>
      form={form}
      name="account-address"
      className={styles['form']}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger={sent ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true }}
      onFinish={ask}
      onFinishFailed={() => setSent(true)}
    >
      {refused && <AuthNotice kind="error">{explainAuthError(refused)}</AuthNotice>}
      <Form.Item
        name="email"
        label={t('account-page.new-address')}
        normalize={(typed: string) => typed.trim()}
        validateFirst
        rules={[
          { required: true, message: fields('auth.enter-your-email') },
          { type: 'email', message: fields('auth.enter-an-email') },
          {
            validator: async (_rule, typed: string) => {
              if (typed.toLowerCase() === present.toLowerCase()) throw new Error(t('account-page.address-is-present'));
            },
          },
        ]}
      >
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('account-page.current-password')}
        extra={t('account-page.password-why')}
        rules={[{ required: true, message: t('account-page.enter-password') }]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <div className={styles['ways']}>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('account-page.send-link')}
        </Button>
        <Button type="text" disabled={change.isPending} onClick={onClose}>
          {t('account-page.cancel')}
        </Button>
      </div>
    </Form>
  );
}
