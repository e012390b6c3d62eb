import { useSession } from '@berea/web';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useNavigate } from '@berea/web/router';
import { useMutation } from '@tanstack/react-query';
import { AuthForm } from '../auth-form.js';
import { AuthNotice } from '../auth-notice.js';
import { EmailField } from '../auth-fields.js';
import { sendConfirmationMail } from '../confirmation-mail.js';
import type { AuthState } from '../wanted-path.js';
import { t } from '../../texts/mail-link.js';

/** Sends the sign-up's mail again: the link that no longer works does not tell to whom. */
export function AnotherMail() {
  const { auth } = useSession();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      await sendConfirmationMail(auth, email);
      await navigate('/signup', { state: { confirm: email } satisfies AuthState });
    },
  });
  return (
    <AuthForm<{ email: string }>
      name="another-mail"
      submit={t('mail-link.send-another-mail')}
      busy={send.isPending}
      onSubmit={send.mutate}
      notice={send.error && <AuthNotice kind="error">{explainAuthError(send.error)}</AuthNotice>}
    >
      <EmailField />
    </AuthForm>
  );
}
