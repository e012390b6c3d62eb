import { Button } from '@berea/ui/core';
import { useKeepAccount } from '../../session/account-closure.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import styles from '../auth-form.module.css';
import { AuthNotice } from '../auth-notice.js';
import { t } from '../../texts/keep-account.js';

/** For an owner who signs in to a closed account: one press takes it back, and signs in. */
export function ClosedNotice({
  words,
  tried,
  onKept,
}: {
  words: string;
  tried: { readonly email: string; readonly password: string };
  onKept: () => void;
}) {
  const keep = useKeepAccount();
  const { email, password } = tried;
  return (
    <AuthNotice
      kind="error"
      action={
        <Button
          className={styles['quiet'] ?? ''}
          type="link"
          loading={keep.isPending}
          onClick={() => keep.mutate({ email, password }, { onSuccess: onKept })}
        >
          {t('keep-account.keep')}
        </Button>
      }
    >
      {keep.error ? explainAuthError(keep.error) : words}
    </AuthNotice>
  );
}
