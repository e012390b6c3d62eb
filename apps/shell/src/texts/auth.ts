import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'auth.6-digit-code': '6-digit code',
  'auth.at-least-characters': 'At least {least} characters. The most common passwords and your own name are refused.',
  'auth.confirm-your-email': 'Confirm your email address',
  'auth.email': 'Email',
  'auth.enter-a-password': 'Enter a password.',
  'auth.enter-an-email': 'Enter an email address like name@example.org.',
  'auth.enter-six-digits': 'Enter the six digits of the code.',
  'auth.enter-your-email': 'Enter your email address.',
  'auth.link-did-not-work': 'The link did not work',
  'auth.link-has-expired':
    'The link has expired or was used before. If your address is confirmed, sign in; if not, sign in to be sent a new link. For a new password, ask for another reset link.',
  'auth.sign-in-or-ask': '{reason}. Sign in, or ask for a new mail.',
  'auth.link-failed': 'That link did not work',
  'auth.type-password-again': 'Type the password again.',
});
