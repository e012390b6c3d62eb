import { Button, Input, useToast } from '@berea/ui/core';
import { Form } from '@berea/ui/form';
import { AuthNotice } from '../../auth/auth-notice.js';
import { cleanName, useChangeName } from '../../session/account-changes.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { t } from '../../texts/account-page.js';
import styles from './account-page.module.css';

/** Closes once the name is saved; a refusal leaves what was typed. */
export function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const change = useChangeName();
  const show = useToast();
  const save = ({ fullName }: { fullName: string }) =>
    change.mutate(fullName, {
      onSuccess: () => {
        show({ title: t('account-page.name-saved') });
        onClose();
      },
    });
  return (
    <Form
      name="account-name"
      className={styles['form']}
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={{ fullName: name }}
      scrollToFirstError={{ focus: true }}
      onFinish={save}
    >
      {change.error && <AuthNotice kind="error">{explainAuthError(change.error)}</AuthNotice>}
      <Form.Item
        name="fullName"
        label={t('account-page.full-name')}
        rules={[
          {
            validator: async (_rule, typed: string) => {
              if (!cleanName(typed)) throw new Error(t('account-page.enter-full-name'));
            },
          },
        ]}
      >
        <Input autoComplete="name" maxLength={120} autoFocus />
      </Form.Item>
      <div className={styles['ways']}>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('account-page.save-name')}
        </Button>
        <Button type="text" disabled={change.isPending} onClick={onClose}>
          {t('account-page.cancel')}
        </Button>
      </div>
    </Form>
  );
}
