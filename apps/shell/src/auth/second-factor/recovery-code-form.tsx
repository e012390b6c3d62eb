import { Input } from '@berea/ui/core';
import { Form } from '@berea/ui/forms';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useRedeemRecoveryCode } from '../../session/recovery-codes.js';
import { AuthForm } from '../auth-form.js';
import { AuthNotice } from '../auth-notice.js';
import { t } from '../../texts/second-factor.js';

/** A code that was kept for the day when the app is lost; it is used up by this. */
export function RecoveryCodeForm() {
  const redeem = useRedeemRecoveryCode();
  return (
    <AuthForm<{ code: string }>
      name="recovery-code"
      submit={t('second-factor.continue')}
      busy={redeem.isPending}
      onSubmit={({ code }) => redeem.mutate(code)}
      notice={redeem.error && <AuthNotice kind="error">{explainAuthError(redeem.error)}</AuthNotice>}
    >
      <Form.Item
        name="code"
        label={t('second-factor.recovery-code')}
        extra={t('second-factor.each-of-your-recovery-codes')}
        rules={[{ required: true, whitespace: true, message: t('second-factor.enter-one-of-your-recovery-codes') }]}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus maxLength={40} />
      </Form.Item>
    </AuthForm>
  );
}
