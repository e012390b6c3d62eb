import { lazyAside, useSession } from '@berea/web';
import { authErrorCode, explainAuthError } from '../session/explain-auth-error.js';
import { AuthNotice } from './auth-notice.js';
import { ConfirmLink } from './auth-links.js';
import { explainLinkError } from './explain-link-error.js';
import { useLinkError } from './use-link-error.js';
import { t } from '../texts/sign-in.js';

const ClosedNotice = lazyAside(async () => ({
  default: (await import('./keep-account/closed-notice.js')).ClosedNotice,
}));

/** The one notice above the sign-in form: why it failed, else why one is here. */
export function LoginNotice({
  failure,
  tried,
  onKept,
}: {
  failure: Error | null;
  tried: { readonly email: string; readonly password: string } | undefined;
  /** A closed account was taken back, and can be signed in to. */
  onKept: () => void;
}) {
  const { ended } = useSession();
  const linkError = useLinkError();
  if (failure) {
    const code = authErrorCode(failure);
    if (code === 'account_closed' && tried)
      return <ClosedNotice words={failure.message} tried={tried} onKept={onKept} />;
    const unconfirmed = code === 'email_not_confirmed';
    return (
      <AuthNotice kind="error" action={unconfirmed && tried && <ConfirmLink email={tried.email} />}>
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
