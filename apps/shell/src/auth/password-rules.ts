import { PASSWORD_MIN } from '@berea/contracts/values';
import { t } from '../texts/auth.js';

/** Rules under a new password before it can be judged. */
export const passwordRules = () => t('auth.at-least-characters', { least: PASSWORD_MIN });
