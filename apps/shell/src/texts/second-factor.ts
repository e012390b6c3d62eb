import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'second-factor.authenticator-app': 'Authenticator app',
  'second-factor.continue': 'Continue',
  'second-factor.each-of-your-recovery-codes': 'Each of your recovery codes works once.',
  'second-factor.enter-one-of-your-recovery-codes': 'Enter one of your recovery codes.',
  'second-factor.enter-your-code': 'Enter your code',
  'second-factor.i-have-lost-my-app': 'I have lost my app',
  'second-factor.lost-authenticator-app': 'Lost authenticator app',
  'second-factor.recovery-code': 'Recovery code',
  'second-factor.two-step-verification': 'Two-step verification',
  'second-factor.type-a-recovery-code': 'Type one of the recovery codes that you have kept for <b>{email}</b>.',
  'second-factor.type-code-of-app': 'Type the 6-digit code that your authenticator app shows for <b>{email}</b>.',
  'second-factor.use-a-recovery-code': 'Use a recovery code',
  'second-factor.use-another-account': 'Use another account',
  'second-factor.use-your-app': 'Use your app',
  'second-factor.your-account-is-protected':
    'Your account is protected by a second factor of a kind that Berea cannot ask for.',
});
