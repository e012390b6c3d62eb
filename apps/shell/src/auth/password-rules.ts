import { PASSWORD_MIN } from '@berea/contracts/values';

/** What stands under a new password before anything can be said of it. */
export const PASSWORD_RULES = `At least ${PASSWORD_MIN} characters. The most common passwords and your own name are refused.`;
