import { Button } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { explainAuthError, secondsToWait } from '../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import styles from './resend-button.module.css';
import { sendConfirmationMail, useCountdown } from './confirmation-mail.js';
import { t } from '../texts/sign-in.js';

/** Usual time between two mails; what the service says wins. */
const INTERVAL_S = 60;

/** Sends the confirmation mail again, as often as the service allows. */
export function ResendButton({ email }: { email: string }) {
  const { auth } = useSession();
  const [left, countDown] = useCountdown();
  const resend = useMutation({
    mutationFn: () => sendConfirmationMail(auth, email),
    onSuccess: () => countDown(INTERVAL_S),
    onError: (error) => countDown(secondsToWait(error) ?? 0),
  });
  return (
    <div className={styles['resend']}>
      <Button disabled={left > 0} loading={resend.isPending} onClick={() => resend.mutate()}>
        {left > 0 ? t('sign-in.send-mail-again-in-s', { seconds: left }) : t('sign-in.send-mail-again')}
      </Button>
      <p role="status">
        {resend.isSuccess && t('sign-in.a-new-mail')}
        {resend.error && <span className={styles['error']}>{explainAuthError(resend.error)}</span>}
      </p>
    </div>
  );
}
