import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'keep-account.back-to-sign-in': 'Back to sign in',
  'keep-account.copy-link': 'Copy the link',
  'keep-account.gone-on':
    'On {day} everything in it is deleted for good. Until then nothing in it is touched, and nobody can sign in.',
  'keep-account.is-closed': 'Your account is closed',
  'keep-account.is-open-again': 'Your account is open again',
  'keep-account.keep': 'Keep my account',
  'keep-account.keep-your-account': 'Keep your account',
  'keep-account.link-is-copied': 'The link is copied',
  'keep-account.mail-has-link':
    'A mail to {email} has a link that takes it back. You can also sign in with your password, and take it back there.',
  'keep-account.no-mail':
    'This server cannot send mails. Keep this address, which takes your account back on any device: {address}',
  'keep-account.nothing-to-keep': 'Nothing is left to take back',
  'keep-account.nothing-was-touched': 'Everything is as you left it, and your links to sermons work again.',
  'keep-account.one-press': 'One press, and everything in it is as you left it.',
  'keep-account.open-or-gone': 'The account is open already, or everything in it has been deleted.',
  'keep-account.sign-in': 'Sign in',
  'keep-account.sign-in-or-open-link':
    'Open the link of the mail once more, or sign in with your password: a closed account can be taken back there.',
});
