import { useSession } from '@berea/web';
import { authErrorCode, explainAuthError } from '../session/explain-auth-error.js';
import { AuthNotice } from './auth-notice.js';
import { ConfirmLink } from './auth-links.js';
import { explainLinkError } from './explain-link-error.js';
import { useLinkError } from './use-link-error.js';
import { t } from '../texts/sign-in.js';

/** The one notice above the sign-in form: why it failed, else why one is here. */
export function LoginNotice({ failure, email }: { failure: Error | null; email: string | undefined }) {
  const { ended } = useSession();
  const linkError = useLinkError();
  if (failure) {
    const unconfirmed = authErrorCode(failure) === 'email_not_confirmed';
    return (
      <AuthNotice kind="error" action={unconfirmed && email && <ConfirmLink email={email} />}>
        {explainAuthError(failure)}
      </AuthNotice>
    );
  }
  if (linkError) return <AuthNotice kind="error">{explainLinkError(linkError)}</AuthNotice>;
  if (ended) {
    return <AuthNotice kind="info">{t('sign-in.your-session-has-ended')}</AuthNotice>;
  }
  return null;
}
