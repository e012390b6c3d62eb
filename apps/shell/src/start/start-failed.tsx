import { Button, Input } from '@berea/ui/core';
import { TryAgain } from '../page/try-again.js';
import { AuthFrame } from '../auth/auth-frame.js';
import { AuthNotice } from '../auth/auth-notice.js';
import styles from './start.module.css';

/** While the server does not answer at all: login as it will be, not usable yet, and why. */
export function StartFailed({ retry }: { retry: () => void }) {
  return (
    <AuthFrame title="Sign in" heading="Sign in to Berea">
      <div className={styles['waiting']}>
        <AuthNotice kind="error" action={<TryAgain retry={retry} />}>
          <b>Berea could not be reached.</b> The server is not answering. It may be starting, or your connection may be
          down. This page keeps trying every few seconds, and what you saved is not affected.
        </AuthNotice>
        <Input size="large" aria-label="Email" placeholder="Email" disabled />
        <Input size="large" aria-label="Password" placeholder="Password" type="password" disabled />
        <Button type="primary" size="large" block disabled>
          Sign In
        </Button>
      </div>
    </AuthFrame>
  );
}
