import { Button, useToast } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useMutation } from '@tanstack/react-query';
import { ActionRow } from './section.js';

/** Ends the sessions of all other browsers and devices, for whoever has lost one; this one stays. */
export function OtherSessions() {
  const { auth } = useSession();
  const show = useToast();
  const end = useMutation({
    mutationFn: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSuccess: () => show({ title: 'Signed out everywhere else', description: 'You are still signed in here' }),
    onError: (error) =>
      show({ kind: 'error', title: 'Other devices were not signed out', description: explainAuthError(error) }),
  });
  return (
    <ActionRow name="Other devices" words="Ends every session of your account but this one">
      <Button loading={end.isPending} onClick={() => end.mutate()}>
        Sign out others
      </Button>
    </ActionRow>
  );
}
