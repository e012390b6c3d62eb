import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'reset-password.an-unexpected-error-occurred-please': 'An unexpected error occurred. Please try again.',
  'reset-password.back-to-sign-in': 'Back to sign in',
  'reset-password.confirm-new-password': 'Confirm New Password',
  'reset-password.heading-password-updated': 'Password Updated!',
  'reset-password.invalid-or-expired-reset-link': 'Invalid or expired reset link. Please request a new password reset.',
  'reset-password.keep-old-password': 'Keep the old password',
  'reset-password.new-password': 'New Password',
  'reset-password.password-must-be-at-least': 'Password must be at least 6 characters long',
  'reset-password.password-updated': 'Password updated',
  'reset-password.passwords-do-not-match': 'Passwords do not match',
  'reset-password.request-a-new-link': 'Request a new link',
  'reset-password.reset-password': 'Reset password',
  'reset-password.set-a-new-password': 'Set a new password',
  'reset-password.sign-in-now': 'Sign in now',
  'reset-password.taking-you-to-sign-in': 'Taking you to sign in...',
  'reset-password.update-password': 'Update Password',
  'reset-password.you-will-sign': 'You will sign in with it from now on.',
});
