import type { MinistryRole } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { browserStore, explain, useSession, useUpdatePreferences } from '@berea/web';
import { onboardedNow } from '@berea/web/host';
import { useNavigate } from '@berea/web/router';
import { useMutation } from '@tanstack/react-query';
import { t } from '../texts/onboarding.js';

export interface FirstSteps {
  readonly ministryRole: MinistryRole | null;
  /** Whether the guided tour opens at home. */
  readonly withTour: boolean;
}

/** Ends the onboarding: keeps the chosen role, marks the user as done, goes home. */
export function useFinishOnboarding() {
  const { auth } = useSession();
  const preferences = useUpdatePreferences();
  const navigate = useNavigate();
  const show = useToast();
  return useMutation({
    mutationFn: async ({ ministryRole, withTour }: FirstSteps) => {
      if (ministryRole) {
        // A failed preference keeps no user outside: it can be chosen again in the profile.
        await preferences
          .mutateAsync({ ministryRole })
          .catch((error: unknown) =>
            show({ kind: 'error', title: t('onboarding.your-role-was-not-saved'), description: explain(error) }),
          );
      }
      const { error } = await auth.updateUser({ data: { completed_onboarding: true } });
      if (error) throw error;
      browserStore.write('showTutorial', String(withTour));
      browserStore.remove('onboarding');
      onboardedNow.mark();
    },
    onSuccess: () => navigate('/', { replace: true }),
  });
}
