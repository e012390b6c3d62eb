import { Button } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { LostApp, OtherProof, SecondProof } from './second-proof.js';
import { t, Trans } from '../../texts/second-factor.js';

/** Shown before everything else while a session lacks the second proof that its user has set up. */
export function SecondFactorPage() {
  const { session, recovering, signOut } = useSession();
  const navigate = useNavigate();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);

  const leave = async () => {
    await signOut();
    // Any other address shows login by itself, and is what the other account may want to see.
    if (recovering) await navigate('/login', { replace: true });
  };
  const whose = { values: { email: session?.user.email }, elements: { b: <b /> } };

  return (
    <AuthFrame
      title={t('second-factor.two-step-verification')}
      heading={t('second-factor.enter-your-code')}
      lead={
        byRecoveryCode ? (
          <Trans id="second-factor.type-a-recovery-code" {...whose} />
        ) : (
          <Trans id="second-factor.type-code-of-app" {...whose} />
        )
      }
    >
      <SecondProof byRecoveryCode={byRecoveryCode} />
      <div className={styles['ways']}>
        <Button className={styles['quiet'] ?? ''} type="link" onClick={() => void leave()}>
          {t('second-factor.use-another-account')}
        </Button>
        <OtherProof byRecoveryCode={byRecoveryCode} onChange={setByRecoveryCode} />
        <LostApp />
      </div>
    </AuthFrame>
  );
}
