import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'mail-link.accept-and-your-account-is-ready': 'Accept, and your account is ready.',
  'mail-link.accept-invitation': 'Accept the invitation',
  'mail-link.ask-whoever-invited': 'Ask whoever invited you for another one.',
  'mail-link.back-to-berea': 'Back to Berea',
  'mail-link.back-to-sign-in': 'Back to sign in',
  'mail-link.choose-a-new-password': 'Choose a new password',
  'mail-link.confirm-change': 'Confirm the change',
  'mail-link.confirm-change-of-address': 'Confirm the change of address',
  'mail-link.confirm-my-address': 'Confirm my address',
  'mail-link.confirm-your-address': 'Confirm your address',
  'mail-link.if-address-has-not-changed': 'If the address has not changed, ask for the change again.',
  'mail-link.if-your-address-is-confirmed':
    'If your address is confirmed already, sign in. If not, let us send you another mail.',
  'mail-link.link-from-a-mail': 'Link from a mail',
  'mail-link.link-has-expired': 'The link has expired or was used before. {renewal}',
  'mail-link.one-more-mail': 'One more mail',
  'mail-link.one-press-and-your-account': 'One press, and your account is ready.',
  'mail-link.open-it-from-mail-once-more': 'Open it from the mail once more.',
  'mail-link.send-another-mail': 'Send another mail',
  'mail-link.sign-in': 'Sign in',
  'mail-link.sign-in-to-berea': 'Sign in to Berea',
  'mail-link.sign-in-with-your-password-instead': 'Sign in with your password instead.',
  'mail-link.thank-you-now-confirm-change':
    'Thank you. Now confirm the change in the mail to the other address; until then, nothing changes.',
  'mail-link.this-link-is-not-complete': 'This link is not complete',
  'mail-link.you-are-invited-to-berea': 'You are invited to Berea',
  'mail-link.you-are-signed': 'You are signed in as {email}. This signs in the account that the mail was sent to.',
  'mail-link.you-asked-to-replace-password': 'You asked to replace the password of your account.',
  'mail-link.you-asked-to-sign': 'You asked to sign in without a password.',
  'mail-link.you-asked-to-use-another': 'You asked to use another address with Berea.',
});
