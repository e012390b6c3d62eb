import { useSession } from '@berea/web';
import { rememberSignIn } from '@berea/web/host';
import { authErrorCode, explainAuthError } from '../../session/explain-auth-error.js';
import { Navigate, useLocation, useNavigate } from '@berea/web/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AuthForm } from '../auth-form.js';
import { AuthFrame } from '../auth-frame.js';
import { AuthNotice } from '../auth-notice.js';
import { type AuthState, MAIL_LINK_PATH, useAuthState } from '../wanted-path.js';
import { BrokenLink, ExpiredLink, OtherMail } from './link-outcomes.js';
import { type MailLink, readMailLink } from './read-mail-link.js';
import { wordings } from './wordings.js';
import { t } from '../../texts/mail-link.js';

/**
 * Target of a mail's link, which only a press on a button uses up: programs that open every link of a mail to look at
 * it press none.
 */
export function MailLinkPage() {
  const { auth, status, user } = useSession();
  const { search, hash } = useLocation();
  const { next } = useAuthState();
  const navigate = useNavigate();
  const [link] = useState(() => readMailLink(search, window.location.origin));
  useEffect(() => {
    // The token is worth a session: it stays neither in the address nor in the history.
    if (search || hash) void navigate(MAIL_LINK_PATH, { replace: true });
  }, [search, hash, navigate]);

  const arrived = useRef<() => void>(undefined);
  useEffect(() => {
    if (next) arrived.current?.();
  }, [next]);
  /**
   * Ends once the new entry is on screen: a screen rendered again before that would find the link in the address still,
   * and take it away together with its target.
   */
  const goTo = (wanted: string) =>
    new Promise<void>((resolve) => {
      arrived.current = resolve;
      void navigate(MAIL_LINK_PATH, { replace: true, state: { next: wanted } satisfies AuthState });
      if (wanted === next) resolve();
    });

  const verify = useMutation({
    mutationFn: async ({ tokenHash, kind, next }: MailLink) => {
      // Kept in the address' entry, since the screens are mounted again when the user changes.
      await goTo(next);
      const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: kind });
      if (error) throw error;
      // The user remembered on this browser need not be the one who got the mail.
      if (data.session && data.session.user.id !== user?.id) rememberSignIn(false);
      return { isSignedIn: data.session !== null };
    },
  });

  const isDone = link ? verify.data?.isSignedIn : status !== 'signed-out';
  if (next && isDone) return <Navigate to={next} replace />;
  if (!link) return <BrokenLink />;
  if (verify.data) return <OtherMail />;
  if (authErrorCode(verify.error) === 'otp_expired') return <ExpiredLink kind={link.kind} />;
  const { heading, lead, button } = wordings()[link.kind];
  return (
    <AuthFrame title={heading} heading={heading} lead={lead}>
      <AuthForm
        name="mail-link"
        submit={button}
        busy={verify.isPending}
        onSubmit={() => verify.mutate(link)}
        notice={
          <>
            {verify.error && <AuthNotice kind="error">{explainAuthError(verify.error)}</AuthNotice>}
            {user && link.kind !== 'email_change' && (
              <AuthNotice kind="info">{t('mail-link.you-are-signed', { email: user.email ?? '' })}</AuthNotice>
            )}
          </>
        }
      />
    </AuthFrame>
  );
}
