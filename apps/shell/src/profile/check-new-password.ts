import { PASSWORD_MIN } from '@berea/contracts/values';

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

/** What is wrong with a new password before anybody is asked; null when nothing is. */
export function checkNewPassword({ current, next, confirm }: NewPassword): PasswordProblem | null {
  if (!current) {
    return { field: 'current', title: 'Current password missing', description: 'Enter the password you have now' };
  }
  if (next !== confirm) {
    return {
      field: 'confirm',
      title: "Passwords don't match",
      description: 'Please ensure both password fields match',
    };
  }
  if ([...next].length < PASSWORD_MIN) {
    return {
      field: 'next',
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    };
  }
  return null;
}
