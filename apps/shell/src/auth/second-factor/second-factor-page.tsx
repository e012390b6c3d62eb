import { Button } from '@berea/ui/core';
import { Form, Select } from '@berea/ui/forms';
import { authenticatorApps, explainAuthError, useProveFactor, useSession } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { AuthForm } from '../auth-form.js';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.js';
import { AuthNotice } from '../auth-notice.js';
import { CodeField } from '../code-field.js';
import { LostApp } from './lost-app.js';

interface Proof {
  /** Given where there are several apps. */
  readonly factorId?: string;
  readonly code: string;
}

/** Stands before everything else while a session lacks the second proof that its user has set up. */
export function SecondFactorPage() {
  const { session, recovering, signOut } = useSession();
  const navigate = useNavigate();
  const prove = useProveFactor();
  const apps = authenticatorApps(session?.user.factors);
  const [first] = apps;

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
        <>
          Type the 6-digit code that your authenticator app shows for <b>{session?.user.email}</b>.
        </>
      }
    >
      {first ? (
        <AuthForm<Proof>
          name="second-factor"
          submit="Continue"
          busy={prove.isPending}
          onSubmit={(proof) => prove.mutate({ factorId: first.id, ...proof })}
          notice={prove.error && <AuthNotice kind="error">{explainAuthError(prove.error)}</AuthNotice>}
        >
          {apps.length > 1 && (
            <Form.Item name="factorId" label="Authenticator app" initialValue={first.id}>
              <Select options={apps.map(({ id, friendly_name }) => ({ value: id, label: friendly_name }))} />
            </Form.Item>
          )}
          <CodeField autoFocus />
        </AuthForm>
      ) : (
        <div className={styles['form']}>
          <AuthNotice kind="error">
            Your account is protected by a second factor of a kind that Berea cannot ask for.
          </AuthNotice>
        </div>
      )}
      <div className={styles['ways']}>
        <Button className={styles['quiet'] ?? ''} type="link" onClick={() => void leave()}>
          Use another account
        </Button>
        <LostApp />
      </div>
    </AuthFrame>
  );
}
