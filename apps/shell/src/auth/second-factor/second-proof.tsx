import { Button } from '@berea/ui/core';
import { Form, Select } from '@berea/ui/forms';
import { useConfig, useSession } from '@berea/web';
import { authenticatorApps, useProveFactor } from '../../session/second-factors.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useHasRecoveryCodes } from '../../session/recovery-codes.js';
import { AuthForm } from '../auth-form.js';
import styles from '../auth-form.module.css';
import { AuthNotice } from '../auth-notice.js';
import { CodeField } from '../auth-fields.js';
import { RecoveryCodeForm } from './recovery-code-form.js';
import { t } from '../../texts/second-factor.js';

/** Asks for the second proof of a sign-in: a code of one of the user's apps, or one that they have kept. */
export function SecondProof({ byRecoveryCode }: { byRecoveryCode: boolean }) {
  const { session } = useSession();
  const [first, ...others] = authenticatorApps(session?.user.factors);
  if (byRecoveryCode) return <RecoveryCodeForm />;
  if (first) return <AppCodeForm apps={[first, ...others]} />;
  return (
    <div className={styles['form']}>
      <AuthNotice kind="error">{t('second-factor.your-account-is-protected')}</AuthNotice>
    </div>
  );
}

type App = ReturnType<typeof authenticatorApps>[number];

interface Proof {
  /** Given where there are several apps. */
  readonly factorId?: string;
  readonly code: string;
}

function AppCodeForm({ apps }: { apps: readonly [App, ...App[]] }) {
  const prove = useProveFactor();
  const [first] = apps;
  return (
    <AuthForm<Proof>
      name="second-factor"
      submit={t('second-factor.continue')}
      busy={prove.isPending}
      onSubmit={(proof) => prove.mutate({ factorId: first.id, ...proof })}
      notice={prove.error && <AuthNotice kind="error">{explainAuthError(prove.error)}</AuthNotice>}
    >
      {apps.length > 1 && (
        <Form.Item name="factorId" label={t('second-factor.authenticator-app')} initialValue={first.id}>
          <Select options={apps.map(({ id, friendly_name }) => ({ value: id, label: friendly_name }))} />
        </Form.Item>
      )}
      <CodeField autoFocus />
    </AuthForm>
  );
}

/** Changes between the two, where the auth service has recovery codes. */
export function OtherProof({
  byRecoveryCode,
  onChange,
}: {
  byRecoveryCode: boolean;
  onChange: (byRecoveryCode: boolean) => void;
}) {
  if (!useHasRecoveryCodes()) return null;
  return (
    <Button className={styles['quiet'] ?? ''} type="link" onClick={() => onChange(!byRecoveryCode)}>
      {byRecoveryCode ? t('second-factor.use-your-app') : t('second-factor.use-a-recovery-code')}
    </Button>
  );
}

/** Only an operator can let in a user who has no app left. */
export function LostApp() {
  const { supportEmail } = useConfig();
  if (!supportEmail) return null;
  return (
    <a
      className={styles['link']}
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('second-factor.lost-authenticator-app'))}`}
    >
      {t('second-factor.i-have-lost-my-app')}
    </a>
  );
}
