import { Button, useToast } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import { ActionRow } from './section.js';
import { t } from '../texts/profile.js';

/** Ends the sessions of all other browsers and devices, for a user who has lost one; this one stays. */
export function OtherSessions() {
  const { auth } = useSession();
  const show = useToast();
  const end = useMutation({
    mutationFn: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSuccess: () =>
      show({ title: t('profile.signed-out-everywhere-else'), description: t('profile.you-are-still-signed-in-here') }),
    onError: (error) =>
      show({
        kind: 'error',
        title: t('profile.other-devices-were-not-signed-out'),
        description: explainAuthError(error),
      }),
  });
  return (
    <ActionRow name={t('profile.other-devices')} words={t('profile.ends-every-session')}>
      <Button loading={end.isPending} onClick={() => end.mutate()}>
        {t('profile.sign-out-others')}
      </Button>
    </ActionRow>
  );
}
