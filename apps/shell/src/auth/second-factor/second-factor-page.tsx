import { Button } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { LostApp, OtherProof, SecondProof } from './second-proof.js';

/** Stands before everything else while a session lacks the second proof that its user has set up. */
export function SecondFactorPage() {
  const { session, recovering, signOut } = useSession();
  const navigate = useNavigate();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);

  const leave = async () => {
    await signOut();
    // Any other address shows login by itself, and is what the other account may want to see.
    if (recovering) await navigate('/login', { replace: true });
  };

  return (
    <AuthFrame
      title="Two-step verification"
      heading="Enter your code"
      lead={
        byRecoveryCode ? (
          <>
            Type one of the recovery codes that you have kept for <b>{session?.user.email}</b>.
          </>
        ) : (
          <>
            Type the 6-digit code that your authenticator app shows for <b>{session?.user.email}</b>.
          </>
        )
      }
    >
      <SecondProof byRecoveryCode={byRecoveryCode} />
      <div className={styles['ways']}>
        <Button className={styles['quiet'] ?? ''} type="link" onClick={() => void leave()}>
          Use another account
        </Button>
        <OtherProof byRecoveryCode={byRecoveryCode} onChange={setByRecoveryCode} />
        <LostApp />
      </div>
    </AuthFrame>
  );
}
