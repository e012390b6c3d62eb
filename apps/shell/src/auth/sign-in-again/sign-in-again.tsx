import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { Form, PasswordInput } from '@berea/ui/forms';
import { useSession } from '@berea/web';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthForm } from '../auth-form.js';
import styles from '../auth-form.module.css';
import { AuthNotice } from '../auth-notice.js';
import { LostApp, OtherProof, SecondProof } from '../second-factor/second-proof.js';
import own from './sign-in-again.module.css';
import { t, Trans } from '../../texts/sign-in-again.js';

/** Above the toasts of the page below: they speak of what its user wrote, and would cover the title on small phones. */
const ABOVE_TOASTS = 1300;

/**
 * Signs in the user whose page is below: the password if the session has ended, then the second factor. @param email of
 * that user
 */
export function SignInAgain({ email }: { email: string }) {
  const { status, signOut } = useSession();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const isHalf = status === 'second-factor';
  // The dialog goes by one name from beginning to end.
  const [endedWhole] = useState(!isHalf);
  return (
    <CoveringModal
      {...dialogLook}
      width={420}
      zIndex={ABOVE_TOASTS}
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      classNames={{ ...dialogLook.classNames, mask: own['mask'] ?? '' }}
      title={endedWhole ? t('sign-in-again.sign-in-to-go-on') : t('sign-in-again.enter-your-code-to-go-on')}
      footer={null}
    >
      <p>
        {endedWhole ? t('sign-in-again.your-session-has-ended') : <Asked byRecoveryCode={byRecoveryCode} />}{' '}
        <Trans id="sign-in-again.what-you-typed" values={{ email }} elements={{ b: <b /> }} />
      </p>
      {isHalf ? <SecondProof byRecoveryCode={byRecoveryCode} /> : <Password email={email} />}
      <div className={styles['ways']}>
        <Button className={styles['quiet'] ?? ''} type="link" onClick={() => void signOut()}>
          {t('sign-in-again.use-another-account')}
        </Button>
        {isHalf && (
          <>
            <OtherProof byRecoveryCode={byRecoveryCode} onChange={setByRecoveryCode} />
            <LostApp />
          </>
        )}
      </div>
    </CoveringModal>
  );
}

const Asked = ({ byRecoveryCode }: { byRecoveryCode: boolean }) =>
  byRecoveryCode ? t('sign-in-again.type-one-of-recovery-codes') : t('sign-in-again.type-6-digit-code');

function Password({ email }: { email: string }) {
  const { auth } = useSession();
  const signIn = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
    },
  });
  return (
    <AuthForm<{ password: string }>
      name="sign-in-again"
      submit={t('sign-in-again.sign-in')}
      busy={signIn.isPending}
      onSubmit={signIn.mutate}
      notice={signIn.error && <AuthNotice kind="error">{explainAuthError(signIn.error)}</AuthNotice>}
    >
      {/* For password managers: whose password it is. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <Form.Item
        name="password"
        label={t('sign-in-again.password')}
        rules={[{ required: true, message: t('sign-in-again.enter-your-password') }]}
      >
        <PasswordInput autoComplete="current-password" autoFocus />
      </Form.Item>
    </AuthForm>
  );
}
