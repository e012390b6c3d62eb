import { PASSWORD_MIN } from '@berea/contracts/values';
import { t } from '../texts/auth.js';

/** What stands under a new password before anything can be said of it. */
export const passwordRules = () => t('auth.at-least-characters', { least: PASSWORD_MIN });
