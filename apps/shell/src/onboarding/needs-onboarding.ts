import type { SessionState } from '@berea/web';

/** Whether a signed-in user has yet to see the onboarding: not when remembered here from an earlier visit. */
export const needsOnboarding = (user: SessionState['user'], returning: boolean): boolean =>
  !returning && user?.user_metadata['completed_onboarding'] !== true;
