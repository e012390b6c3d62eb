import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'foreign-link.go-on-as': 'Go on as {email}',
  'foreign-link.sets-a-new-password':
    'This link sets a new password for <b>{other}</b>; you are <b>{here}</b>. What you have written stays as it is, in your own account.',
  'foreign-link.sign-in-as': 'Sign in as {email}',
  'foreign-link.sign-in-as-somebody-else': 'Sign in as somebody else?',
  'foreign-link.signs-in':
    'This link signs in <b>{other}</b>; you are <b>{here}</b>. What you have written stays as it is, in your own account.',
  'foreign-link.this-link-does-not-sign-in': 'This link does not sign in',
});
