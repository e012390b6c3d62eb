import { Button } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { authErrorCode, explainAuthError, isAuthRefusal } from '../session/explain-auth-error.js';
import { useNavigate } from '@berea/web/router';
import { useMutation } from '@tanstack/react-query';
import { AuthForm } from './auth-form.js';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { AuthNotice } from './auth-notice.js';
import { NewPasswordFields } from './new-password-fields.js';
import { PasswordUpdated, ResetLinkExpired } from './reset-outcomes.js';
import { useLinkError } from './use-link-error.js';
import { type AuthState, useAuthState } from './wanted-path.js';
import { t } from '../texts/reset-password.js';

/** A refusal in the service's own words; anything else, an unreachable service too, in the product's. */
const explainReset = (error: unknown): string =>
  isAuthRefusal(error) ? explainAuthError(error) : t('reset-password.an-unexpected-error-occurred-please');

/** The landing page of the reset mail, whose link has signed in by the time this is shown. */
export function ResetPasswordPage() {
  const { auth, status, recovering, signOut } = useSession();
  const navigate = useNavigate();
  const { updated } = useAuthState();
  useLinkError();
  const update = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const { error } = await auth.updateUser({ password });
      // Left open for too long: the link has to be asked for once more, which the page then offers.
      if (authErrorCode(error) === 'reauthentication_needed') return signOut();
      if (error) throw error;
      // Kept in the address' entry, since the screens are mounted again when the user changes.
      await navigate('/reset-password', { replace: true, state: { updated: true } satisfies AuthState });
      // The new password is to be used at once, and login is what follows.
      await signOut();
    },
  });

  const leave = async () => {
    if (recovering) await signOut();
    await navigate(recovering ? '/login' : '/', { replace: true });
  };

  if (updated) return <PasswordUpdated />;
  if (status !== 'signed-in') return <ResetLinkExpired />;
  return (
    <AuthFrame
      title={t('reset-password.reset-password')}
      heading={t('reset-password.set-a-new-password')}
      lead={t('reset-password.you-will-sign')}
    >
      <AuthForm<{ password: string }>
        name="reset"
        submit={t('reset-password.update-password')}
        busy={update.isPending}
        onSubmit={update.mutate}
        notice={update.error && <AuthNotice kind="error">{explainReset(update.error)}</AuthNotice>}
      >
        <NewPasswordFields
          label={t('reset-password.new-password')}
          confirmLabel={t('reset-password.confirm-new-password')}
          mismatch={t('reset-password.passwords-do-not-match')}
          tooShort={t('reset-password.password-must-be-at-least')}
        />
      </AuthForm>
      <p className={styles['after']}>
        <Button className={styles['quiet'] ?? ''} type="link" onClick={() => void leave()}>
          {t('reset-password.keep-old-password')}
        </Button>
      </p>
    </AuthFrame>
  );
}
