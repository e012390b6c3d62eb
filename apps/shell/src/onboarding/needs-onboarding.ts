import type { SessionState } from '@berea/web';

/**
 * Whether a signed-in user has yet to see the onboarding: not when remembered here from an earlier visit, unless it was
 * begun here and never finished.
 * @param begun the user of whom this browser knows that
 */
export const needsOnboarding = (user: SessionState['user'], returning: boolean, begun: string | null): boolean =>
  user?.user_metadata['completed_onboarding'] !== true && (!returning || (user !== null && begun === user.id));
