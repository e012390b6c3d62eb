import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'sign-in-again.enter-your-code-to-go-on': 'Enter your code to go on',
  'sign-in-again.enter-your-password': 'Enter your password.',
  'sign-in-again.password': 'Password',
  'sign-in-again.sign-in': 'Sign In',
  'sign-in-again.sign-in-to-go-on': 'Sign in to go on',
  'sign-in-again.type-6-digit-code': 'Type the 6-digit code that your authenticator app shows.',
  'sign-in-again.type-one-of-recovery-codes': 'Type one of the recovery codes that you have kept.',
  'sign-in-again.use-another-account': 'Use another account',
  'sign-in-again.what-you-typed': 'What you typed is still here, <b>{email}</b>.',
  'sign-in-again.your-session-has-ended': 'Your session has ended.',
});
