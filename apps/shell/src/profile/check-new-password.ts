import { PASSWORD_MIN } from '@berea/contracts/values';
import { t } from '../texts/profile.js';

/** The fields of the Change Password form. */
export interface NewPassword {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

export interface PasswordProblem {
  readonly field: keyof NewPassword;
  readonly title: string;
  readonly description: string;
}

/** The problem with a new password before the server is asked; null if there is none. */
export function checkNewPassword({ current, next, confirm }: NewPassword): PasswordProblem | null {
  if (!current) {
    return {
      field: 'current',
      title: t('profile.current-password-missing'),
      description: t('profile.enter-password-you-have-now'),
    };
  }
  if (next !== confirm) {
    return {
      field: 'confirm',
      title: t('profile.passwords-dont-match'),
      description: t('profile.please-ensure-both-password-fields-match'),
    };
  }
  if ([...next].length < PASSWORD_MIN) {
    return {
      field: 'next',
      title: t('profile.password-too-short'),
      description: t('profile.password-must-be-at-least'),
    };
  }
  return null;
}
